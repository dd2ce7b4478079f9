import type { SessionUser } from '@smart-fire/api-client'
import { Box, Flex } from '@chakra-ui/react'
import type { UnacknowledgedAlarms } from '@smart-fire/dialogs/alarm-feed'
import { LinkStatus, useMessages } from '@smart-fire/dialogs/provider'
import { Breadcrumb, Button, IconButton } from '@smart-fire/ui'
import { Languages, Moon, PanelLeftClose, PanelLeftOpen, Sun } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePreferences } from '../../lib/preferences/preferences'
import type { MenuSection } from '../../app/routes/granted-menus'
import * as catalogue from '../layout.messages'
import { breadcrumbOf } from './breadcrumb-path'
import { DemoMark } from './demo-mark'
import { Feed } from './feed'
import { PendingButton } from './pending-button'
import { SearchButton } from './search-button'
import type { SidebarState } from '../sidebar/use-sidebar'
import { UserName } from './user-name'

const UNDRAWN = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }

/**
 * Parts of the path of which one would see half a word are not drawn, until the keyboard is in it; a screen reader reads them at any
 * width. First the places above the open page go, then the page itself.
 */
const NARROW_PATH = {
  '@container (max-width: 17rem)': { '&:not(:focus-within)': { '& li:not(:last-child)': UNDRAWN, '& li:last-child svg': { display: 'none' } } },
  '@container (max-width: 7rem)': { '&:not(:focus-within)': UNDRAWN },
}

/**
 * Where the bar has no room, words go that an icon beside them or a tooltip says too, the least needed first; a screen reader reads them at
 * any width. The state of the link and the counts stay. What does not fit then stands in a second row: no count may leave the screen.
 */
const NARROW_BAR = {
  flexWrap: 'wrap',
  // English words are longer
  '@media (max-width: 1439px)': { '&:lang(en) [data-link] ~ time, &:lang(en) .user-name': UNDRAWN },
  '@media (max-width: 1239px)': { '& [data-link] ~ time, & .user-name': UNDRAWN },
  '@media (max-width: 1119px)': { '& .fs-label': UNDRAWN },
}

/** Loaded after the first view: the positioning and keyboard code of a menu would be a tenth of its script. */
const UserMenu = lazy(() => import('./user-menu'))

interface TopBarProps {
  sections: readonly MenuSection[]
  sidebar: SidebarState
  home: string
  user: SessionUser
  onUnacknowledged: (alarms: UnacknowledgedAlarms) => void
  onEdgeTaken: (isTaken: boolean) => void
  onMaySound: (maySound: boolean) => void
}

export function TopBar({ sections, sidebar, home, user, onUnacknowledged, onEdgeTaken, onMaySound }: TopBarProps) {
  const messages = useMessages(catalogue)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <Flex
      as="header" align="center" gap={{ base: '1', xl: '2' }} minH="14" px={{ base: '1', md: '3' }} bg="bg.surface" flex="none"
      borderBottomWidth="1px" borderColor="border.default" css={NARROW_BAR}
    >
      <IconButton
        ref={sidebar.button} label={sidebar.isOpen ? messages.closeSidebar : messages.openSidebar} aria-expanded={sidebar.isOpen}
        icon={sidebar.isOpen ? <PanelLeftClose size={18} aria-hidden /> : <PanelLeftOpen size={18} aria-hidden />}
        onClick={() => sidebar.setOpen(!sidebar.isOpen)}
      />
      <Box flex="1" minW="0" p="1" overflow="hidden" whiteSpace="nowrap" css={{ containerType: 'inline-size' }}>
        <Box css={NARROW_PATH}>
          <Breadcrumb items={breadcrumbOf(pathname, sections, home)} label={messages.path} onNavigate={(href) => void navigate(href)} />
        </Box>
      </Box>
      <SearchButton />
      <DemoMark />
      <LinkStatus />
      <Feed onUnacknowledged={onUnacknowledged} onEdgeTaken={onEdgeTaken} onMaySound={onMaySound} />
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
      <IconButton
        label={messages.otherLanguage} lang={locale === 'en' ? 'zh-CN' : 'en'} icon={<Languages size={18} aria-hidden />}
        onClick={() => set('locale', locale === 'en' ? 'zh-CN' : 'en')}
      />
    </>
  )
}
