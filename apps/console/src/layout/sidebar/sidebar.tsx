import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { NOTICES_HEIGHT_PX, StatusMark, WarningBar } from '@smart-fire/ui'
import { Link, useLocation } from 'react-router'
import type { MenuSection } from '../../app/routes/granted-menus'
import { screenKeyOfPath } from '../../lib/screen-key'
import { SiteMark } from '../../lib/site-mark'
import * as catalogue from '../layout.messages'
import { SIDEBAR_STYLE } from './sidebar.style'
import { SidebarSection } from './sidebar-section'
import type { SidebarState } from './use-sidebar'

interface SidebarProps {
  sections: readonly MenuSection[]
  /** menus that could not be read */
  dropped?: number | undefined
  state: SidebarState
  home: string
  /** of the site; null: the mark of the product */
  logo: string | null
  /** live notices stand at the edge of the window, in a narrow one below the menu too */
  isEdgeTaken: boolean
}

/** The page keeps its place, the width of the icons to its left. */
const ABOVE_THE_PAGE = { position: 'relative', zIndex: 'overlay', me: 'calc({sizes.14} - {sizes.56})', boxShadow: 'overlay' } as const

/** The last entries do not lie behind the notices. */
export const ROOM_BELOW = { mb: { base: `${NOTICES_HEIGHT_PX}px`, lg: '0' } }

/** The permitted menus, as the server orders and names them (spec 1 §2). */
export function Sidebar({ sections, dropped = 0, state, home, logo, isEdgeTaken }: SidebarProps) {
  const messages = useMessages(catalogue)
  const collapsed = !state.isOpen
  const active = screenKeyOfPath(useLocation().pathname)
  return (
    <Flex
      as="aside" ref={state.menu} direction="column" flex="none" w={collapsed ? '14' : '56'} bg="bg.surface" css={SIDEBAR_STYLE}
      borderRightWidth="1px" borderColor="border.default" transition="width 160ms ease" overflow="hidden"
      {...(state.isOver && ABOVE_THE_PAGE)} {...(isEdgeTaken && ROOM_BELOW)}
    >
      <Link to={home} className="product" aria-label={messages.product}>
        <SiteMark url={logo} size={26} />
        {!collapsed && <span>{messages.product}</span>}
      </Link>
      <Box as="nav" aria-label={messages.navigation} flex="1" overflowY="auto" overflowX="hidden" p="2">
        <chakra.ul listStyleType="none" m="0" p="0">
          {sections.map((section) => (
            <SidebarSection key={section.code} section={section} active={active} collapsed={collapsed} onExpand={() => state.setOpen(true)} />
          ))}
        </chakra.ul>
      </Box>
      {dropped > 0 ? <MissingMenus text={messages.droppedMenus(dropped)} collapsed={collapsed} /> : null}
    </Flex>
  )
}

/** A menu that cannot be read must not look like one without a right (domain 25). */
function MissingMenus({ text, collapsed }: { text: string; collapsed: boolean }) {
  return (
    <Flex p="2" justify="center">
      {collapsed ? <StatusMark tone="fault" label={text} /> : <WarningBar>{text}</WarningBar>}
    </Flex>
  )
}
