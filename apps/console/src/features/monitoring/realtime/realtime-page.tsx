import { RECORD_KIND } from '@smart-fire/api-client'
import { useClient, useLinkPhase, usePlaceChanges } from '@smart-fire/dialogs/provider'
import { provideCalls, type RefreshTimer, startRefreshTimer } from '@smart-fire/dialogs/regions'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { ActorRefFrom } from 'xstate'
import type { SystemSection } from '../sections'
import { Overlays } from './parts/overlays'
import { RealtimeActor } from './realtime.actor'
import { realtimeCalls } from './realtime.calls'
import { realtimeMachine } from './realtime.machine'
import { RealtimeView } from './realtime.view'

/** The data are loaded every 30 s while the page is visible, and after changes: at once, then at most once a second. */
const REFRESH = { everyMs: 30_000, paceMs: 1_000 }

/** What a place of the screen is, by the kind of records of the section. */
const KINDS = { [RECORD_KIND.general]: 'building', [RECORD_KIND.hydrant]: 'hydrant', [RECORD_KIND.fireHost]: 'fireHost' } as const

/** Real-time monitoring of one system: its buildings, hydrants or fire hosts, live (spec 1 §2 realtimeMonit). */
export function RealtimePage({ section }: { section: SystemSection }) {
  const { id: channelId = section.channelId } = useParams()
  return <Monitoring key={channelId} section={section} channelId={channelId} />
}

function Monitoring({ section, channelId }: { section: SystemSection; channelId: string }) {
  const client = useClient()
  const kind = KINDS[section.kind]
  const [logic] = useState(() => provideCalls(realtimeMachine, realtimeCalls(client, kind, channelId)))
  return (
    <RealtimeActor.Provider logic={logic}>
      <Live channelId={channelId} />
      <RealtimeView section={section.code} kind={kind} channelId={channelId} />
      <Overlays />
    </RealtimeActor.Provider>
  )
}

/** Sends `place.changed`: on a timer, and after a change of this channel that the alarm link reports. */
function Live({ channelId }: { channelId: string }) {
  const actor: ActorRefFrom<typeof realtimeMachine> = RealtimeActor.useActorRef()
  const timer = useRef<RefreshTimer>(null)
  useLinkPhase(actor.send)
  useEffect(() => {
    timer.current = startRefreshTimer(document, REFRESH, () => actor.send({ type: 'place.changed' }))
    return timer.current.stop
  }, [actor])
  usePlaceChanges({ channelId }, () => timer.current?.nudge())
  return null
}
