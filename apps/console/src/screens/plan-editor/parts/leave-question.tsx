import { useMessages } from '@smart-fire/dialogs/provider'
import { ConfirmDialog } from '@smart-fire/ui'
import { PlanEditorActor, selectPictureJob, selectUnsaved } from '../plan-editor.actor'
import * as catalogue from '../plan-editor.messages'

/** Asks before unsaved changes are lost, or a picture that is being sent or changed. */
export function LeaveQuestion() {
  const words = useMessages(catalogue)
  const actor = PlanEditorActor.useActorRef()
  const isAsking = PlanEditorActor.useSelector((snapshot) => snapshot.matches({ leaving: 'asking' }))
  const unsaved = PlanEditorActor.useSelector(selectUnsaved)
  const hasJob = PlanEditorActor.useSelector(selectPictureJob)
  return (
    <ConfirmDialog
      open={isAsking} title={words.leaveTitle} danger confirmText={words.leave} cancelText={words.stay}
      onClose={() => actor.send({ type: 'leave.cancel' })} onConfirm={() => actor.send({ type: 'leave.confirm' })}
    >
      {[unsaved > 0 ? words.leaveText(unsaved) : null, hasJob ? words.leavePicture : null].filter(Boolean).join(' ')}
    </ConfirmDialog>
  )
}
