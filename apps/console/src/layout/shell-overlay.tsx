import { lazy, Suspense } from 'react'
import { OverlayActor } from '../app/overlay/overlay.actor'
import { SessionActor } from '../app/session/session.actor'

const ExceptionListDialog = lazy(async () => ({
  default: (await import('@smart-fire/dialogs/exception-list')).ExceptionListDialog,
}))
const ConfirmExceptionDialog = lazy(async () => ({
  default: (await import('@smart-fire/dialogs/confirm-exception')).ConfirmExceptionDialog,
}))
const ChangePasswordDialog = lazy(() => import('../features/change-password'))

/** What the machine says stands over the console; each is a chunk of its own. */
export function ShellOverlay() {
  const overlay = OverlayActor.useActorRef()
  const session = SessionActor.useActorRef()
  const state = OverlayActor.useSelector((snapshot) => snapshot.value)
  const record = OverlayActor.useSelector(({ context }) => context.record)
  const close = () => overlay.send({ type: 'overlay.close' })
  return (
    <Suspense fallback={null}>
      {state === 'exceptionList' && <ExceptionListDialog open onClose={close} />}
      {state === 'record' && record && <ConfirmExceptionDialog open record={record} onClose={close} />}
      {state === 'changePassword' && (
        <ChangePasswordDialog onClose={close} onChanged={() => session.send({ type: 'password.changed' })} />
      )}
    </Suspense>
  )
}
