import type { AbnormalRecord } from '@smart-fire/api-client'
import { useCallback, useEffect, useState } from 'react'
import { recordKey, useMessages, useNotify, useVerdicts } from '../provider'
import { recordName } from '../shared/record-name'
import { useLinkPhase } from '../shared/use-link-phase'
import { ConfirmExceptionActor } from './confirm-exception.actor'
import { confirmExceptionCalls } from './confirm-exception.calls'
import { confirmExceptionMachine } from './confirm-exception.machine'
import { en, zhCN } from './confirm-exception.messages'
import { ConfirmExceptionView } from './confirm-exception.view'

export interface ConfirmExceptionDialogProps {
  /** what is being judged; only the dialog's opening reads it */
  record: AbnormalRecord
  open: boolean
  onClose: () => void
  /** the record needs nobody any more: confirmed here, or by somebody else before */
  onConfirmed?: (record: AbnormalRecord) => void
}

/** One abnormal record is judged: a fire gets a verdict, a fault is said to be handled (spec 1 §2). */
export function ConfirmExceptionDialog({ open, ...props }: ConfirmExceptionDialogProps) {
  return open ? <OpenDialog key={recordKey(props.record)} {...props} /> : null
}

function OpenDialog({ record, onClose, onConfirmed }: Omit<ConfirmExceptionDialogProps, 'open'>) {
  const { submit } = useVerdicts()
  const [logic] = useState(() => confirmExceptionMachine.provide({ actors: confirmExceptionCalls({ submit }, recordName(record)) }))
  return (
    <ConfirmExceptionActor.Provider logic={logic} options={{ input: { record } }}>
      <Callbacks
        onClose={(handled) => {
          if (handled) onConfirmed?.(record)
          onClose()
        }}
      />
      <ConfirmExceptionView />
    </ConfirmExceptionActor.Provider>
  )
}

/** The machine's notices become words, its ends become callbacks. */
function Callbacks({ onClose }: { onClose: (handled: boolean) => void }) {
  const actor = ConfirmExceptionActor.useActorRef()
  const words = useMessages({ zhCN, en })
  const notify = useNotify()
  const { dismiss } = useVerdicts()
  useLinkPhase(useCallback((event) => actor.send(event), [actor]))
  useEffect(() => {
    const subscriptions = [
      actor.on('notice', ({ tone, key }) => notify({ tone, ...words.notices[key] })),
      actor.on('conflictRead', () => dismiss(actor.getSnapshot().context.record)),
      actor.on('close', ({ handled }) => onClose(handled)),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, words, notify, dismiss, onClose])
  return null
}
