import { isApiError, type ApiClient } from '@smart-fire/api-client'
import { useEffect, useState } from 'react'
import { useClient, useMessages, useNotify } from '../provider'
import { provideCalls } from '../regions/machine-calls'
import { PerClient } from '../shared/parts/per-client'
import { tellHost } from '../shared/tell-host'
import { useLatest } from '../shared/use-latest'
import { RaiseVerdictActor } from './raise-verdict.actor'
import { raiseVerdictMachine, type RaisableRecord, type RaiseOutcome } from './raise-verdict.machine'
import { en, zhCN } from './raise-verdict.messages'
import { RaiseVerdictView } from './raise-verdict.view'

export interface RaiseVerdictDialogProps {
  /** a handled fire with `canBeRaised`; read when the dialog opens */
  record: RaisableRecord
  /** the record in words: where and what */
  name: string
  open: boolean
  onClose: () => void
  /** the record is a real fire now: raised here, or before by another person */
  onRaised?: (() => void) | undefined
}

/** Asks before the verdict on a handled fire is raised to a real fire (domain 28). Nothing is ever lowered. */
export function RaiseVerdictDialog({ open, ...props }: RaiseVerdictDialogProps) {
  return open ? <PerClient><OpenDialog key={`${props.record.kind}:${props.record.id}`} {...props} /></PerClient> : null
}

function OpenDialog({ record, name, onClose, onRaised }: Omit<RaiseVerdictDialogProps, 'open'>) {
  const client = useClient()
  const [logic] = useState(() => provideCalls(raiseVerdictMachine, { raise: (raisable, signal) => raise(client, raisable, signal) }))
  return (
    <RaiseVerdictActor.Provider logic={logic} options={{ input: { record } }}>
      <Callbacks
        onClose={(isRaised) => {
          if (isRaised) tellHost(onRaised)
          onClose()
        }}
      />
      <RaiseVerdictView name={name} />
    </RaiseVerdictActor.Provider>
  )
}

async function raise(client: ApiClient, { kind, id }: RaisableRecord, signal: AbortSignal): Promise<RaiseOutcome> {
  try {
    await client.abnormalRecords.raiseVerdict({ kind, id }, signal)
    return { outcome: 'raised' }
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.kind === 'conflict') return { outcome: 'already', person: error.conflict?.person ?? null }
    return { outcome: 'failed', message: error.kind === 'refused' ? error.serverMessage : null }
  }
}

/** Turns what the machine emits into notices and callbacks. */
function Callbacks({ onClose }: { onClose: (raised: boolean) => void }) {
  const actor = RaiseVerdictActor.useActorRef()
  const notify = useNotify()
  const latest = useLatest({ words: useMessages({ zhCN, en }), onClose })
  useEffect(() => {
    const subscriptions = [
      actor.on('notice', (notice) => {
        const { words } = latest.current
        if (notice.key === 'raised') notify({ tone: 'success', ...words.raised })
        else notify({ tone: 'info', text: words.already(notice.person ?? words.someone) })
      }),
      actor.on('close', ({ raised }) => latest.current.onClose(raised)),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, notify, latest])
  return null
}
