import { useMessages } from '@smart-fire/dialogs/provider'
import { Button } from '@smart-fire/ui'
import { useLocation, useNavigate } from 'react-router'
import { OverlayActor } from '../app/overlay/overlay.actor'
import { MessagePage } from './message-page'
import * as catalogue from './pages.messages'
import { useSignOut } from './use-sign-out'

/** The 404 page: the address, the way home, the search and another account. */
export function NotFoundPage({ home }: { home: string }) {
  const messages = useMessages(catalogue)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const overlay = OverlayActor.useActorRef()
  return (
    <MessagePage
      code="404" title={messages.notFound}
      actions={<>
        <Button variant="solid" onClick={() => void navigate(home)}>{messages.home}</Button>
        <Button onClick={() => overlay.send({ type: 'palette.open' })}>{messages.search}</Button>
        <Button onClick={signOut}>{messages.otherAccount}</Button>
      </>}
    >
      {messages.noPage(pathname)}
    </MessagePage>
  )
}
