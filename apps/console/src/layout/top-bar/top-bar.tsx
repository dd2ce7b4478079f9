import type { SessionUser } from '@smart-fire/api-client'
import { Box, Flex } from '@chakra-ui/react'
import type { UnacknowledgedAlarms } from '@smart-fire/dialogs/alarm-feed'
import { LinkStatus, useMessages } from '@smart-fire/dialogs/provider'
import { Breadcrumb, Button, IconButton } from '@smart-fire/ui'
import { Moon, PanelLeftClose, PanelLeftOpen, Sun } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePreferences } from '../../lib/preferences/preferences'
import type { MenuSection } from '../../app/routes/granted-menus'
import * as catalogue from '../layout.messages'
import { breadcrumbOf } from './breadcrumb-path'
import { DemoMark } from './demo-mark'
import { Feed } from './feed'
import { PendingButton } from './pending-button'
import { UserName } from './user-name'

/** Loaded after the first view: the positioning and keyboard code of a menu would be a tenth of its script. */
const UserMenu = lazy(() => import('./user-menu'))

interface TopBarProps {
  sections: readonly MenuSection[]
  home: string
  user: SessionUser
  onUnacknowledged: (alarms: UnacknowledgedAlarms) => void
  onEdgeTaken: (isTaken: boolean) => void
}

export function TopBar({ sections, home, user, onUnacknowledged, onEdgeTaken }: TopBarProps) {
  const messages = useMessages(catalogue)
  const { sidebar, set } = usePreferences()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const open = sidebar === 'open'
  return (
    <Flex
      as="header" align="center" gap="2" h="14" px="3" bg="bg.surface" flex="none"
      borderBottomWidth="1px" borderColor="border.default"
    >
      <IconButton
        label={open ? messages.closeSidebar : messages.openSidebar} aria-expanded={open}
        icon={open ? <PanelLeftClose size={18} aria-hidden /> : <PanelLeftOpen size={18} aria-hidden />}
        onClick={() => set('sidebar', open ? 'collapsed' : 'open')}
      />
      <Box flex="1" minW="0" p="1" overflow="hidden" whiteSpace="nowrap">
        <Breadcrumb items={breadcrumbOf(pathname, sections, home)} label={messages.path} onNavigate={(href) => void navigate(href)} />
      </Box>
      <DemoMark />
      <LinkStatus />
      <Feed onUnacknowledged={onUnacknowledged} onEdgeTaken={onEdgeTaken} />
      <PendingButton />
      <Preferences />
      <Suspense fallback={<Button variant="ghost" disabled><UserName user={user} /></Button>}><UserMenu user={user} /></Suspense>
    </Flex>
  )
}

function Preferences() {
  const messages = useMessages(catalogue)
  const { theme, locale, set } = usePreferences()
  return (
    <>
      <IconButton
        label={theme === 'dark' ? messages.toLight : messages.toDark}
        icon={theme === 'dark' ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
        onClick={() => set('theme', theme === 'dark' ? 'light' : 'dark')}
      />
      <Button variant="ghost" lang={locale === 'en' ? 'zh-CN' : 'en'} onClick={() => set('locale', locale === 'en' ? 'zh-CN' : 'en')}>
        {messages.otherLanguage}
      </Button>
    </>
  )
}
