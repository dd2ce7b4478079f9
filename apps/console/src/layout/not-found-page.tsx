import { useLocale } from '@smart-fire/dialogs/provider'
import { Link, useLocation } from 'react-router'
import { FrontPage } from '../app/front/front-page'
import { pickMessages } from '../app/preferences/pick-messages'
import * as catalogue from './pages.messages'

export function NotFoundPage({ home }: { home: string }) {
  const messages = pickMessages(useLocale(), catalogue)
  const { pathname } = useLocation()
  return (
    <FrontPage
      inset code="404" title={messages.notFound}
      actions={<Link className="front-button" data-kind="main" to={home}>{messages.home}</Link>}
    >
      <p>{messages.noPage(pathname)}</p>
    </FrontPage>
  )
}
