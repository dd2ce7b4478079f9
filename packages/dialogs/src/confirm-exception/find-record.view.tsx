import type { AbnormalRecord } from '@smart-fire/api-client'
import { Button, EmptyState, FailedState, LoadingState, ModalDialog } from '@smart-fire/ui'
import { Box } from '@smart-fire/ui/layout'
import type { ReactNode } from 'react'
import { statePaths, useMessages } from '../provider'
import { en, zhCN } from './confirm-exception.messages'
import { FindRecordActor } from './find-record.actor'

/** The search in the state of its actor, and what stands in its place once the record is found. */
export function FindRecordView({ children }: { children: (record: AbnormalRecord) => ReactNode }) {
  const words = useMessages({ zhCN, en })
  const actor = FindRecordActor.useActorRef()
  const record = FindRecordActor.useSelector(({ context }) => context.record)
  const value = FindRecordActor.useSelector((snapshot) => snapshot.value)
  const close = () => actor.send({ type: 'dialog.close' })
  if (record !== null) return children(record)
  return (
    <ModalDialog open onClose={close} title={words.titleAny} size="lg" footer={<Button onClick={close}>{words.close}</Button>}>
      <Box data-state={statePaths(value)}>
        <Progress />
      </Box>
    </ModalDialog>
  )
}

function Progress() {
  const words = useMessages({ zhCN, en })
  const actor = FindRecordActor.useActorRef()
  const value = FindRecordActor.useSelector((snapshot) => snapshot.value)
  if (value === 'failed') {
    return <FailedState title={words.loadFailed} onRetry={() => actor.send({ type: 'load.retry' })}>{words.loadFailedHint}</FailedState>
  }
  return value === 'missing' ? <EmptyState title={words.missing}>{words.missingHint}</EmptyState> : <LoadingState label={words.loading} />
}
