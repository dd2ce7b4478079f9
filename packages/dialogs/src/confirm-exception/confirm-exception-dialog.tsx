import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { recordKey, useLinkPhase, useMessages, useNotify, useVerdicts } from '../provider'
import { useRecordEnd } from '../provider/internal'
import { provideCalls } from '../regions/machine-calls'
import { recordName } from '../shared/record-name'
import { ConfirmExceptionActor } from './confirm-exception.actor'
import { confirmExceptionMachine } from './confirm-exception.machine'
import { en, zhCN } from './confirm-exception.messages'
import { ConfirmExceptionView } from './confirm-exception.view'
import { judgedRecord, type ConfirmableRecord } from './confirmable-record'

export interface ConfirmExceptionDialogProps {
  /** the record to be judged; read when the dialog opens */
  record: ConfirmableRecord
  open: boolean
  onClose: () => void
  /** the record is handled: confirmed here, or before by another person */
  onConfirmed?: (record: ConfirmableRecord) => void
}

/** The confirmation of one abnormal record: a fire gets a verdict, a fault is handled without one (spec 1 §2). */
export function ConfirmExceptionDialog({ open, ...props }: ConfirmExceptionDialogProps) {
  return open ? <OpenDialog key={recordKey(props.record)} {...props} /> : null
}

function OpenDialog({ record, onClose, onConfirmed }: Omit<ConfirmExceptionDialogProps, 'open'>) {
  const { submit } = useVerdicts()
  // the outbox sends the verdict and outlives this dialog: closing never loses it (domain 4)
  const [judged] = useState(() => judgedRecord(record))
  const [logic] = useState(() =>
    provideCalls(confirmExceptionMachine, { submit: (verdict) => submit(verdict, recordName(judged)) }),
  )
  return (
    <ConfirmExceptionActor.Provider logic={logic} options={{ input: { record: judged } }}>
      <Callbacks
        onClose={(isHandled) => {
          if (isHandled) onConfirmed?.(record)
          onClose()
        }}
      />
      <ConfirmExceptionView />
    </ConfirmExceptionActor.Provider>
  )
}

/** Turns what the machine emits into notices and callbacks. */
function Callbacks({ onClose }: { onClose: (handled: boolean) => void }) {
  const actor: ActorRefFrom<typeof confirmExceptionMachine> = ConfirmExceptionActor.useActorRef()
  const words = useMessages({ zhCN, en })
  const notify = useNotify()
  const { dismiss } = useVerdicts()
  useLinkPhase(actor.send)
  const record = ConfirmExceptionActor.useSelector(({ context }) => context.record)
  useRecordEnd(record, ({ person = null, at = null }) => actor.send({ type: 'record.ended', person, at }))
  useEffect(() => {
    const subscriptions = [
      actor.on('notice', ({ tone, key }) => notify({ tone, ...words.notices[key] })),
      actor.on('verdictDropped', () => dismiss(actor.getSnapshot().context.record)),
      actor.on('close', ({ handled }) => onClose(handled)),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, words, notify, dismiss, onClose])
  return null
}
