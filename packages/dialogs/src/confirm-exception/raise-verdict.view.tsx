import { ConfirmDialog, formatDateTime } from '@smart-fire/ui'
import { Box } from '@smart-fire/ui/layout'
import { useMessages } from '../provider'
import { RaiseVerdictActor } from './raise-verdict.actor'
import { en, zhCN } from './raise-verdict.messages'

/** The confirmation in the state of its actor. `name` names the record in words. */
export function RaiseVerdictView({ name }: { name: string }) {
  const words = useMessages({ zhCN, en })
  const actor = RaiseVerdictActor.useActorRef()
  const value = RaiseVerdictActor.useSelector((snapshot) => snapshot.value)
  const { record, problem } = RaiseVerdictActor.useSelector(({ context }) => context)
  const { verdict, handledBy, handledAt } = record
  return (
    <ConfirmDialog
      open
      danger
      title={words.title}
      confirmText={words.confirm}
      busy={value === 'sending' || value === 'raised'}
      error={value === 'failed' ? problem ?? words.failed : undefined}
      onClose={() => actor.send({ type: 'dialog.close' })}
      onConfirm={() => actor.send({ type: 'raise.confirm' })}
    >
      <Box as="span" display="block" data-state={value}>{words.question(name)}</Box>
      <Box as="span" display="block" mt="2">
        {words.judged(verdict === null ? words.unknown : words.verdicts[verdict], handledBy ?? words.unknown, formatDateTime(handledAt))}
      </Box>
    </ConfirmDialog>
  )
}
