import { useMessages } from '@smart-fire/dialogs/provider'
import { ConfirmDialog } from '@smart-fire/ui'
import { PlanEditorActor, selectUnsaved } from '../plan-editor.actor'
import * as catalogue from '../plan-editor.messages'

/** Asks before unsaved changes are lost. */
export function LeaveQuestion() {
  const words = useMessages(catalogue)
  const actor = PlanEditorActor.useActorRef()
  const isAsking = PlanEditorActor.useSelector((snapshot) => snapshot.matches({ leaving: 'asking' }))
  const unsaved = PlanEditorActor.useSelector(selectUnsaved)
  return (
    <ConfirmDialog
      open={isAsking} title={words.leaveTitle} danger confirmText={words.leave} cancelText={words.stay}
      onClose={() => actor.send({ type: 'leave.cancel' })} onConfirm={() => actor.send({ type: 'leave.confirm' })}
    >
      {words.leaveText(unsaved)}
    </ConfirmDialog>
  )
}
