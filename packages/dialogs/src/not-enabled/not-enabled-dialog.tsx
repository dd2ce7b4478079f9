import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useClient } from '../provider'
import { useLinkPhase } from '../shared/use-link-phase'
import { NotEnabledActor } from './not-enabled.actor'
import { notEnabledCalls } from './not-enabled.calls'
import { notEnabledMachine } from './not-enabled.machine'
import type { NotEnabledPlace } from './not-enabled.types'
import { NotEnabledView } from './not-enabled.view'

/** Devices of a building, of one floor of it, or of a hydrant. */
export type NotEnabledDialogProps = {
  channelId: string
  open: boolean
  onClose: () => void
} & (
  | {
      buildingId: string
      /** without it (or 0) the whole building */
      floor?: number | undefined
    }
  | { hydrantId: string }
)

/** Devices that are not enabled yet, page by page (spec 2 §2.4). */
export function NotEnabledDialog(props: NotEnabledDialogProps) {
  const { channelId, open, onClose } = props
  const place = placeOf(props)
  const key = 'hydrantId' in place ? `hydrant:${place.hydrantId}` : `${place.buildingId}:${place.floor}`
  return open ? <OpenDialog key={`${channelId}:${key}`} channelId={channelId} place={place} onClose={onClose} /> : null
}

function placeOf(props: NotEnabledDialogProps): NotEnabledPlace {
  if ('hydrantId' in props) return { hydrantId: props.hydrantId }
  return { buildingId: props.buildingId, floor: props.floor ? props.floor : null } // 0 is no floor (domain 9)
}

function OpenDialog({ channelId, place, onClose }: { channelId: string; place: NotEnabledPlace; onClose: () => void }) {
  const client = useClient()
  const [logic] = useState(() => notEnabledMachine.provide({ actors: notEnabledCalls(client) }))
  return (
    <NotEnabledActor.Provider logic={logic} options={{ input: { channelId, place } }}>
      <Live />
      <NotEnabledView onClose={onClose} />
    </NotEnabledActor.Provider>
  )
}

function Live() {
  const actor: ActorRefFrom<typeof notEnabledMachine> = NotEnabledActor.useActorRef()
  useLinkPhase(actor.send)
  return null
}
