/** @jsxRuntime classic */
import React, { useEffect, useState } from 'react'
import type { ScenarioState } from './scenario-channel'

const TICK_MS = 250
const HOUR_MS = 3_600_000

interface ScenarioTimeProps {
  state: ScenarioState
  /** when the story told it, by `performance.now()` */
  heardAt: number
}

/** The time of the scenario in UTC+8, how far it is, and what has happened last. Only the last is read out: the others change all the time. */
export function ScenarioTime({ state, heardAt }: ScenarioTimeProps) {
  const passed = usePassed(state, heardAt)
  const { done, total, start, says } = state
  return (
    <>
      <time style={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>{new Date(start + passed + 8 * HOUR_MS).toISOString().slice(11, 19)}</time>
      <span>{done} / {total}</span>
      <output title={says ?? undefined} style={{ maxWidth: '22em', overflow: 'hidden', textOverflow: 'ellipsis' }}>{says}</output>
    </>
  )
}

/** The story tells the time with each step; between two steps it is counted here. */
function usePassed({ at, playing, speed }: ScenarioState, heardAt: number): number {
  const [seenAt, setSeenAt] = useState(heardAt)
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => setSeenAt(performance.now()), TICK_MS)
    return () => clearTimeout(timer)
  }, [playing, heardAt, seenAt])
  return playing ? at + Math.max(0, seenAt - heardAt) * speed : at
}
