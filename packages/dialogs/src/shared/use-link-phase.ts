import { useEffect } from 'react'
import { type AlarmClientStatus, useAlarmClient } from '../provider'

/** `silent`: what is shown may be old. `heard`: the server answers and is in step. `between`: not decided, or no link at all. */
export type LinkPhase = 'silent' | 'heard' | 'between'

/** Tells when the alarm link falls silent and when it is heard again, each time once. */
export function useLinkPhase(tell: (event: { type: 'link.silent' } | { type: 'link.heard' }) => void): void {
  const phase = linkPhase(useAlarmClient())
  useEffect(() => {
    if (phase !== 'between') tell({ type: `link.${phase}` })
  }, [phase, tell])
}

export function linkPhase({ link, sync, stale }: AlarmClientStatus): LinkPhase {
  if (stale) return 'silent'
  return sync === 'synced' && (link === 'live' || link === 'awaitingReply') ? 'heard' : 'between'
}
