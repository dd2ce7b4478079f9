import { useMessages } from '@smart-fire/dialogs/provider'
import { Button } from '@smart-fire/ui'
import { useLocation, useNavigate } from 'react-router'
import { MessagePage } from './message-page'
import * as catalogue from './pages.messages'

export function NotFoundPage({ home }: { home: string }) {
  const messages = useMessages(catalogue)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <MessagePage
      code="404" title={messages.notFound}
      actions={<Button variant="solid" onClick={() => void navigate(home)}>{messages.home}</Button>}
    >
      {messages.noPage(pathname)}
    </MessagePage>
  )
}
