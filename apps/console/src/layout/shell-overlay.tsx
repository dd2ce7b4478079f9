import { AddressedDialog } from '@smart-fire/dialogs/addressed-dialog'
import { LazyDialog } from '@smart-fire/dialogs/provider'
import { OverlayActor } from '../app/overlay/overlay.actor'
import type { MenuSection } from '../app/routes/granted-menus'
import { useSession, useSessionState } from '../app/session/session'
import type { Destination } from './command-palette'
import { useGoAfterClosing } from './open-dialogs/open-dialogs'
import { useEarlyText } from './use-search-key'

const loadExceptionList = async () => (await import('@smart-fire/dialogs/exception-list')).ExceptionListDialog
const loadPalette = async () => (await import('./command-palette')).default
const loadAccountSecurity = async () => (await import('../features/account-security')).default
const loadChangePassword = async () => (await import('../features/change-password')).default

/** Renders the open overlay of the overlay machine. Each overlay is a separate chunk. */
export function ShellOverlay({ sections }: { sections: readonly MenuSection[] }) {
  const overlay = OverlayActor.useActorRef()
  const session = useSession()
  const user = useSessionState(({ context }) => context.signedIn?.user)
  const state = OverlayActor.useSelector((snapshot) => snapshot.value)
  const address = OverlayActor.useSelector(({ context }) => context.address)
  const goAfterClosing = useGoAfterClosing()
  const takeEarlyText = useEarlyText()
  const onClose = () => overlay.send({ type: 'overlay.close' })
  const onGo = (to: Destination) => {
    if ('dialog' in to) return overlay.send({ type: 'dialog.open', address: to.dialog })
    onClose()
    goAfterClosing(to.path)
  }
  switch (state) {
    case 'none':
      return null
    case 'exceptionList':
      return <LazyDialog load={loadExceptionList} props={{ open: true, onClose }} />
    case 'palette':
      return <LazyDialog load={loadPalette} props={{ sections, takeEarlyText, onGo, onClose }} />
    case 'dialog':
      return <AddressedDialog address={address ?? ''} onClose={onClose} />
    case 'accountSecurity':
      return <LazyDialog load={loadAccountSecurity} props={{ onClose }} />
    case 'changePassword':
      return <LazyDialog load={loadChangePassword} props={{ own: [user?.username ?? null, user?.name ?? null, user?.site ?? null], onClose, onChanged: () => session.send({ type: 'password.changed' }) }} />
    default:
      return state satisfies never
  }
}
