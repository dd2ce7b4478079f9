import { LazyDialog } from '@smart-fire/dialogs/provider'
import { OverlayActor } from '../app/overlay/overlay.actor'
import { SessionActor } from '../app/session/session.actor'

const loadExceptionList = async () => (await import('@smart-fire/dialogs/exception-list')).ExceptionListDialog
const loadChangePassword = async () => (await import('../features/change-password')).default

/** Renders the open overlay of the overlay machine. Each overlay is a separate chunk. */
export function ShellOverlay() {
  const overlay = OverlayActor.useActorRef()
  const session = SessionActor.useActorRef()
  const user = SessionActor.useSelector(({ context }) => context.signedIn?.user)
  const state = OverlayActor.useSelector((snapshot) => snapshot.value)
  const onClose = () => overlay.send({ type: 'overlay.close' })
  switch (state) {
    case 'none':
      return null
    case 'exceptionList':
      return <LazyDialog load={loadExceptionList} props={{ open: true, onClose }} />
    case 'changePassword':
      return <LazyDialog load={loadChangePassword} props={{ own: [user?.username ?? null, user?.name ?? null, user?.site ?? null], onClose, onChanged: () => session.send({ type: 'password.changed' }) }} />
    default:
      return state satisfies never
  }
}
