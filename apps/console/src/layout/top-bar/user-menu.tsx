import type { SessionUser } from '@smart-fire/api-client'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Menu } from '@smart-fire/ui'
import { KeyRound, LogOut, ShieldCheck } from 'lucide-react'
import { OverlayActor } from '../../app/overlay/overlay.actor'
import * as catalogue from '../layout.messages'
import { useSignOut } from '../use-sign-out'
import { shownNameOf, UserName } from './user-name'

export default function UserMenu({ user }: { user: SessionUser }) {
  const messages = useMessages(catalogue)
  const overlay = OverlayActor.useActorRef()
  const signOut = useSignOut()
  return (
    <Menu
      label={messages.userMenu(shownNameOf(user))}
      placement="bottom-end"
      trigger={<UserName user={user} />}
      items={[
        {
          id: 'password', label: messages.changePassword, icon: <KeyRound size={16} aria-hidden />,
          onSelect: () => overlay.send({ type: 'password.open' }),
        },
        {
          id: 'security', label: messages.accountSecurity, icon: <ShieldCheck size={16} aria-hidden />,
          onSelect: () => overlay.send({ type: 'security.open' }),
        },
        { id: 'line', separator: true },
        {
          id: 'signOut', label: messages.signOut, icon: <LogOut size={16} aria-hidden />,
          onSelect: signOut,
        },
      ]}
    />
  )
}
