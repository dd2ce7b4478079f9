import { useLocale } from '@smart-fire/dialogs/provider'
import { Link } from 'react-router'
import { FrontPage } from '../app/front/front-page'
import { pickMessages } from '../app/preferences/pick-messages'
import type { ScreenKey } from '../app/routes/screen'
import { SessionActor } from '../app/session/session.actor'
import * as catalogue from './pages.messages'

/** The 401 page: which right is missing, the way home and the way to another account. */
export function ForbiddenPage({ missing, home }: { missing: ScreenKey | null; home: string }) {
  const messages = pickMessages(useLocale(), catalogue)
  const session = SessionActor.useActorRef()
  return (
    <FrontPage
      inset code="401" title={messages.forbidden}
      actions={<>
        {home !== `/${missing}` && <Link className="front-button" data-kind="main" to={home}>{messages.home}</Link>}
        <button className="front-button" onClick={() => session.send({ type: 'session.signOut' })}>{messages.otherAccount}</button>
      </>}
    >
      <p>{missing ? messages.missing(messages.screen(missing), missing) : messages.missingSome}</p>
    </FrontPage>
  )
}
