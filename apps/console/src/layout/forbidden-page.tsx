import { useMessages } from '@smart-fire/dialogs/provider'
import { Button } from '@smart-fire/ui'
import { useNavigate } from 'react-router'
import { deliveredTitle } from '../lib/menu-titles'
import * as menuTitles from '../lib/menu-titles.messages'
import type { ScreenKey } from '../lib/screen-key'
import { MessagePage } from './message-page'
import * as catalogue from './pages.messages'
import { useSignOut } from './use-sign-out'

/** The 401 page: the missing right, a link to the home page and a button that signs in with another account. */
export function ForbiddenPage({ missing, home }: { missing: ScreenKey | null; home: string }) {
  const messages = useMessages(catalogue)
  const titles = useMessages(menuTitles)
  const signOut = useSignOut()
  const navigate = useNavigate()
  return (
    <MessagePage
      code="401" title={messages.forbidden}
      actions={<>
        {home !== `/${missing}` && <Button variant="solid" onClick={() => void navigate(home)}>{messages.home}</Button>}
        <Button onClick={signOut}>{messages.otherAccount}</Button>
      </>}
    >
      {missing ? messages.missing(deliveredTitle(titles, missing), missing) : messages.missingSome}
    </MessagePage>
  )
}
