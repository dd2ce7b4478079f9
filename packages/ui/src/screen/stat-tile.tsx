'use client'
import { History, Minus, RotateCw, TrendingDown, TrendingUp, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../components/button/button'
import type { DataState } from '../components/state/data-state'
import { useUiLocale } from '../locale/ui-locale'
import type { Tone } from '../theme/tone'
import { useScreenStyles } from './use-screen-styles'
import { NO_VALUE } from '../components/data/no-value'

/** The difference to the period before. */
export interface StatChange {
  direction: 'up' | 'down' | 'same'
  /** Written by the caller: +12 %, −3. */
  text: string
  /** What it is compared with: 较上周. */
  label: string
  /** The caller decides whether it is good or bad; without a tone it is neither. */
  tone?: Tone | undefined
}

export interface StatTileProps {
  label: string
  /** null = not known, shown as a dash and never as 0. */
  value: string | number | null
  unit?: string | undefined
  /** `ready` by default. The figure stays while it is refreshed and when it is stale. */
  state?: DataState | undefined
  change?: StatChange | null | undefined
  /** A mark at the label. */
  icon?: ReactNode
  /** A line below the figure: its guide value. */
  note?: string | undefined
  onRetry?: (() => void) | undefined
}

const ARROWS = { up: TrendingUp, down: TrendingDown, same: Minus } as const

/** One figure with its unit and its change. */
export function StatTile({ label, value, unit, state = 'ready', change = null, icon, note, onRetry }: StatTileProps) {
  useScreenStyles()
  const { messages } = useUiLocale()
  const hasFigure = state !== 'loading' && state !== 'failed'
  return (
    <div className="fs-stat" data-state={state} role="group" aria-label={label} aria-busy={state === 'loading' || state === 'refreshing' || undefined}>
      <p className="fs-stat-label">
        {icon}
        {label}
        {state === 'stale' ? <span className="fs-stat-stale" title={messages.stale}><History size={14} role="img" aria-label={messages.stale} /></span> : null}
      </p>
      {state === 'loading' ? <p className="fs-stat-value"><span className="fs-stat-shimmer" /><span className="fs-hidden">{messages.loading}</span></p> : null}
      {state === 'failed' ? <Failed onRetry={onRetry} /> : null}
      {hasFigure ? (
        <p className="fs-stat-value">
          {value ?? NO_VALUE}
          {value === null || unit === undefined ? null : <span className="fs-stat-unit">{unit}</span>}
        </p>
      ) : null}
      {hasFigure && change ? <Change change={change} /> : null}
      {hasFigure && note ? <p className="fs-stat-change">{note}</p> : null}
    </div>
  )
}

function Failed({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { messages } = useUiLocale()
  return (
    <p className="fs-stat-failed" role="alert">
      <Unplug size={16} aria-hidden="true" />
      {messages.failed}
      {onRetry ? <Button size="sm" variant="ghost" icon={<RotateCw size={14} aria-hidden="true" />} onClick={onRetry}>{messages.retry}</Button> : null}
    </p>
  )
}

function Change({ change: { direction, text, label, tone } }: { change: StatChange }) {
  const Arrow = ARROWS[direction]
  return (
    <p className="fs-stat-change" data-tone={tone}>
      <span className="fs-stat-by"><Arrow size={14} aria-hidden="true" />{text}</span>
      <span>{label}</span>
    </p>
  )
}
