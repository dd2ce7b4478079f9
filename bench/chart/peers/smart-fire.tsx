import { UiRoot } from '@smart-fire/ui'
import { TimeSeriesChart, type ChartColumns } from '@smart-fire/ui/chart'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { offer, SIZE } from '../series'

offer((root) => {
  let draw: ((points: ChartColumns) => void) | undefined
  function Desk() {
    const [points, setPoints] = useState<ChartColumns>({ at: [], value: [] })
    useEffect(() => {
      draw = setPoints
    }, [])
    return <TimeSeriesChart label="温度" points={points} unit="℃" height={SIZE.height} />
  }
  createRoot(root).render(<UiRoot theme="light"><div style={{ width: SIZE.width }}><Desk /></div></UiRoot>)
  return { prepare: (samples) => samples, draw: (points) => draw?.(points) }
})
