'use client'
import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { PlanMarker } from './marker-store'

interface MarkerListProps {
  label: string
  markers: readonly PlanMarker[]
  nameOf: (marker: PlanMarker) => string
  openMarker: string | null
  /** true: a marker opens a dialog; false: it becomes the selected one */
  opensDialog: boolean
  onFocus: (id: string | null) => void
  onOpen: (id: string) => void
}

/**
 * The markers as a list for keyboard and screen reader, worst first: one tab stop, arrow keys move. The list is visually
 * hidden; the focused marker has a ring on the plan.
 */
export function MarkerList({ label, markers, nameOf, openMarker, opensDialog, onFocus, onOpen }: MarkerListProps) {
  const [current, setCurrent] = useState<string | null>(null)
  const stop = markers.some(({ id }) => id === current) ? current : markers[0]?.id
  const focus = (id: string) => {
    setCurrent(id)
    onFocus(id)
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onFocus(null)
  }
  return (
    <ul className="fs-hidden" aria-label={label} onKeyDown={walk} onBlur={leave}>
      {markers.map((marker) => (
        <li key={marker.id}>
          <button
            type="button"
            tabIndex={marker.id === stop ? 0 : -1}
            {...(opensDialog ? { 'aria-haspopup': 'dialog', 'aria-expanded': marker.id === openMarker } : { 'aria-pressed': marker.id === openMarker })}
            onFocus={() => focus(marker.id)}
            onClick={() => onOpen(marker.id)}
          >
            {nameOf(marker)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === event.target)
  const next = nextIndex(event.key, at, buttons.length - 1)
  if (next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}

function nextIndex(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight': return Math.min(last, at + 1)
    case 'ArrowUp':
    case 'ArrowLeft': return Math.max(0, at - 1)
    case 'Home': return 0
    case 'End': return last
    default: return undefined
  }
}
