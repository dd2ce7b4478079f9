import { chakra } from '@chakra-ui/react'
import { ChartLine, Table2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../components/button/button'
import { chartStyles } from './chart.styles'
import { useChartWords } from './use-chart-words'

export interface ChartFrameProps {
  label: string
  /** Next to the button for the table. */
  actions?: ReactNode
  table: () => ReactNode
  children: ReactNode
  height: number
}

/** The frame of a chart: its title, the chart, and a switch to the same data as a table. */
export function ChartFrame({ label, actions, table, children, height }: ChartFrameProps) {
  const words = useChartWords()
  const [asTable, setAsTable] = useState(false)
  const Icon = asTable ? ChartLine : Table2
  return (
    <chakra.figure css={chartStyles} role="group" aria-label={label}>
      <div className="chart-head">
        <span className="chart-title">{label}</span>
        {asTable ? null : actions}
        <Button size="sm" variant="ghost" aria-pressed={asTable} icon={<Icon size={14} aria-hidden="true" />} onClick={() => setAsTable(!asTable)}>
          {asTable ? words.showChart : words.showTable}
        </Button>
      </div>
      {asTable ? <div style={{ minHeight: height }}>{table()}</div> : children}
    </chakra.figure>
  )
}
