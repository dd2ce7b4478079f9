import type { SessionUser } from '@smart-fire/api-client'
import { Box, Flex, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Menu } from '@smart-fire/ui'
import { ChevronDown, CircleUserRound, KeyRound, LogOut } from 'lucide-react'
import { OverlayActor } from '../../app/overlay/overlay.actor'
import { SessionActor } from '../../app/session/session.actor'
import * as catalogue from '../layout.messages'

export function UserMenu({ user }: { user: SessionUser }) {
  const messages = useMessages(catalogue)
  const overlay = OverlayActor.useActorRef()
  const session = SessionActor.useActorRef()
  const name = user.name || user.username
  const company = [user.site, user.groupName].filter(Boolean).join(' · ')
  return (
    <Menu
      label={messages.userMenu(name)}
      placement="bottom-end"
      trigger={
        <Flex align="center" gap="2" textAlign="start">
          <CircleUserRound size={20} aria-hidden />
          <Box maxW="44" minW="0">
            <Text fontSize="sm" lineHeight="1.2" truncate>{name}</Text>
            {company && <Text fontSize="xs" lineHeight="1.3" color="fg.subtle" truncate>{company}</Text>}
          </Box>
          <ChevronDown size={14} aria-hidden />
        </Flex>
      }
      items={[
        {
          id: 'password', label: messages.changePassword, icon: <KeyRound size={16} aria-hidden />,
          onSelect: () => overlay.send({ type: 'password.open' }),
        },
        { id: 'line', separator: true },
        {
          id: 'signOut', label: messages.signOut, icon: <LogOut size={16} aria-hidden />,
          onSelect: () => session.send({ type: 'session.signOut' }),
        },
      ]}
    />
  )
}
