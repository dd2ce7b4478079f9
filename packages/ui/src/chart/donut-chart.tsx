'use client'
import { arc } from '@visx/shape'
import { PagedTable } from '../components/table/paged-table'
import { EmptyState } from '../components/state/states'
import type { Tone } from '../theme/tone'
import { knownAmount } from './category'
import { CategoryMark, categoryStyle } from './category-mark'
import { ChartFrame } from './chart-frame'
import { arcsOf, shareOf, totalOf } from './donut-arcs'
import { formatAmount, type AmountUnit } from './format-value'
import { useChartWords } from './use-chart-words'
import { NO_VALUE } from '../components/data/no-value'
import { shareText } from '../components/data/share-text'

export interface DonutSlice {
  id: string
  label: string
  /** null: unknown. Then the sum and every share are unknown too, and are dashes. */
  value: number | null
  /** The mark and colour of a tone; without it a calm colour and a shape by position. */
  tone?: Tone | undefined
}

export interface DonutChartProps {
  label: string
  slices: readonly DonutSlice[]
  /** The text below the sum in the centre. */
  totalLabel: string
  unit?: AmountUnit | undefined
  /** Outer diameter in px. */
  size?: number | undefined
  emptyText?: string | undefined
}

const RING_SHARE = 0.66

/** Parts of a whole: the sum in the centre, and each part with shape, text, number and share. */
export function DonutChart({ label, slices: given, totalLabel, unit, size = 160, emptyText }: DonutChartProps) {
  const slices = given.map((slice) => ({ ...slice, value: knownAmount(slice.value) }))
  const total = totalOf(slices.map(({ value }) => value))
  if (slices.length === 0) return <div role="group" aria-label={label} style={{ minHeight: size }}><EmptyState title={emptyText} /></div>
  return (
    <ChartFrame label={label} height={size} table={() => <SliceTable {...{ label, slices, total, unit }} />}>
      <div className="chart-donut">
        <Ring {...{ slices, total, totalLabel, size }} />
        <ul className="chart-legend">
          {slices.map(({ id, label: name, value, tone }, index) => (
            <li key={id}>
              <CategoryMark index={index} tone={tone} />
              <span>{name}</span>
              <b>{value === null ? NO_VALUE : formatAmount(value, unit)}</b>
              <span>{shareText(shareOf(value, total))}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  )
}

function Ring({ slices, total, totalLabel, size }: Pick<DonutChartProps, 'slices' | 'totalLabel'> & { total: number | null; size: number }) {
  const radius = size / 2 - 1
  const path = arc<{ startAngle: number; endAngle: number }>({ innerRadius: radius * RING_SHARE, outerRadius: radius })
  const arcs = arcsOf(slices.map(({ value }) => (total === null ? 0 : (value ?? 0))))
  return (
    <svg width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} aria-hidden="true" style={{ flex: 'none' }}>
      {total !== null && total > 0 ? null : <circle className="chart-ring" r={radius * (1 + RING_SHARE) / 2} style={{ strokeWidth: radius * (1 - RING_SHARE) }} />}
      {slices.map(({ id, tone }, index) => {
        const angles = arcs[index]
        return angles ? <path key={id} className="chart-arc" d={path(angles) ?? ''} {...categoryStyle(index, tone)} /> : null
      })}
      <text className="chart-donut-total" textAnchor="middle" y={4}>{total === null ? NO_VALUE : formatAmount(total, undefined)}</text>
      <text textAnchor="middle" y={24}>{totalLabel}</text>
    </svg>
  )
}

function SliceTable({ label, slices, total, unit }: Pick<DonutChartProps, 'label' | 'slices' | 'unit'> & { total: number | null }) {
  const words = useChartWords()
  return (
    <PagedTable
      label={label}
      columns={[
        { id: 'label', header: words.category, cell: (slice) => slice.label },
        { id: 'value', header: words.value, cell: (slice) => slice.value === null ? NO_VALUE : formatAmount(slice.value, unit), numeric: true },
        { id: 'share', header: words.share, cell: (slice) => shareText(shareOf(slice.value, total)), numeric: true },
      ]}
      rows={slices}
      rowKey={({ id }) => id}
      state="ready"
      fill={false}
    />
  )
}
