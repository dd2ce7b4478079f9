import { RECORD_CATEGORY } from '@smart-fire/api-client'
import { useLayoutEffect } from '@smart-fire/ui/layout'
import { useEffect, useRef, useState } from 'react'
import { useAlarmClient, useClient, useSettings } from '../provider'
import { provideCalls } from '../regions/machine-calls'
import { PerClient } from '../shared/parts/per-client'
import { ExceptionListActor } from './exception-list.actor'
import { exceptionListCalls } from './exception-list.calls'
import { exceptionListMachine } from './exception-list.machine'
import { ExceptionListView } from './exception-list.view'
import { Overlays } from './parts/overlays'
import { channelOf } from '../shared/records/record-channel'
import { useLiveRecords } from './use-live-records'

export interface ExceptionListDialogProps {
  open: boolean
  onClose: () => void
  /** a record was handled from this list */
  onConfirmed?: (() => void) | undefined
}

/** All unhandled abnormal records, channel by channel, each with its confirmation (spec 1 §2). */
export function ExceptionListDialog({ open, ...props }: ExceptionListDialogProps) {
  return open ? <PerClient><OpenDialog {...props} /></PerClient> : null
}

function OpenDialog({ onClose, onConfirmed }: Omit<ExceptionListDialogProps, 'open'>) {
  const client = useClient()
  const { records } = useAlarmClient()
  const newestFireChannel = useRef<string | null>(null)
  const newestFire = records.find(({ category }) => category === RECORD_CATEGORY.fire)
  useEffect(() => {
    newestFireChannel.current = newestFire ? channelOf(newestFire) : null
  }, [newestFire])
  const [logic] = useState(() =>
    provideCalls(exceptionListMachine, exceptionListCalls(client, () => newestFireChannel.current)),
  )
  return (
    <ExceptionListActor.Provider logic={logic}>
      <Live onConfirmed={onConfirmed} />
      <ExceptionListView onClose={onClose} />
      <Overlays />
    </ExceptionListActor.Provider>
  )
}

function Live({ onConfirmed }: { onConfirmed: (() => void) | undefined }) {
  const actor = ExceptionListActor.useActorRef()
  useLiveRecords(actor)
  useKeysAsSet(actor)
  useEffect(() => {
    const subscription = actor.on('confirmed', () => onConfirmed?.())
    return () => subscription.unsubscribe()
  }, [actor, onConfirmed])
  return null
}

/** The single keys begin as the settings have them; from then on the machine decides. */
function useKeysAsSet(actor: ReturnType<typeof ExceptionListActor.useActorRef>): void {
  const { settings } = useSettings()
  const [on] = useState(settings.singleKeys)
  useLayoutEffect(() => actor.send({ type: 'keys.switch', on }), [actor, on])
}
