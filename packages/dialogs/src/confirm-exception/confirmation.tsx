import type { ConflictDetail } from '@smart-fire/api-client'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useLinkPhase, useMessages, useNotify, useVerdicts } from '../provider'
import { useRecordEnd } from '../provider/internal'
import { provideCalls } from '../regions/machine-calls'
import { recordName } from '../shared/records/record-name'
import { ConfirmExceptionActor, selectIsDeciding } from './confirm-exception.actor'
import { confirmExceptionMachine } from './confirm-exception.machine'
import { en, zhCN } from './confirm-exception.messages'
import { ConfirmExceptionView } from './confirm-exception.view'
import { judgedRecord, type KnownRecord } from './confirmable-record'

interface ConfirmationProps {
  record: KnownRecord
  /** of a record that is handled already */
  decision?: ConflictDetail | null
  onClose: (isHandled: boolean) => void
}

/** Asks for the decision on a record. */
export function Confirmation({ record, decision = null, onClose }: ConfirmationProps) {
  const { submit } = useVerdicts()
  // the outbox sends the verdict and outlives this dialog: closing never loses it (domain 4)
  const [judged] = useState(() => judgedRecord(record))
  const [logic] = useState(() =>
    provideCalls(confirmExceptionMachine, { submit: (verdict) => submit(verdict, recordName(judged)) }),
  )
  return (
    <ConfirmExceptionActor.Provider logic={logic} options={{ input: { record: judged } }}>
      <Callbacks decision={decision} onClose={onClose} />
      <ConfirmExceptionView />
    </ConfirmExceptionActor.Provider>
  )
}

/** Turns what the machine emits into notices and callbacks, and tells it what others have decided. */
function Callbacks({ decision, onClose }: { decision: ConflictDetail | null; onClose: (handled: boolean) => void }) {
  const actor: ActorRefFrom<typeof confirmExceptionMachine> = ConfirmExceptionActor.useActorRef()
  const words = useMessages({ zhCN, en })
  const notify = useNotify()
  const { dismiss } = useVerdicts()
  // told anew when a verdict was refused or taken back: the link may have fallen silent meanwhile
  useLinkPhase(actor.send, ConfirmExceptionActor.useSelector(selectIsDeciding))
  const record = ConfirmExceptionActor.useSelector(({ context }) => context.record)
  useEffect(() => {
    if (decision !== null) actor.send({ type: 'record.ended', ...decision })
  }, [actor, decision])
  useRecordEnd(record, ({ person = null, at = null }) => actor.send({ type: 'record.ended', person, at, verdict: null }))
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
