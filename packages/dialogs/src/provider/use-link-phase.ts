import { useEffect } from 'react'
import type { AlarmClientStatus } from './alarm-client/alarm-client-status'
import { useAlarmClientPart } from './use-alarm-client'

/**
 * `silent`: the data may be out of date. `live`: the server responds and the records are caught up. `between`: neither is
 * known, or there is no link.
 */
type LinkPhase = 'silent' | 'live' | 'between'

/**
 * Sends `link.silent` and `link.live`, each once when it begins.
 *
 * @param follows false sends nothing
 */
export function useLinkPhase(send: (event: { type: 'link.silent' } | { type: 'link.live' }) => void, follows = true): void {
  const phase = useAlarmClientPart(linkPhase)
  useEffect(() => {
    if (follows && phase !== 'between') send({ type: `link.${phase}` })
  }, [follows, phase, send])
}

function linkPhase({ link, sync, stale }: AlarmClientStatus): LinkPhase {
  if (stale) return 'silent'
  return sync === 'synced' && (link === 'live' || link === 'awaitingReply') ? 'live' : 'between'
}
