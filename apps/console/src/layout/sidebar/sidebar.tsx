import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { StatusMark, WarningBar } from '@smart-fire/ui'
import { Link, useLocation } from 'react-router'
import type { MenuSection } from '../../app/routes/granted-menus'
import { screenKeyOfPath } from '../../lib/screen-key'
import { SiteMark } from '../../lib/site-mark'
import * as catalogue from '../layout.messages'
import { SIDEBAR_STYLE } from './sidebar.style'
import { SidebarSection } from './sidebar-section'

interface SidebarProps {
  sections: readonly MenuSection[]
  /** menus that could not be read */
  dropped?: number | undefined
  collapsed: boolean
  home: string
  /** of the site; null: the mark of the product */
  logo: string | null
  onExpand: () => void
}

/** The permitted menus, as the server orders and names them (spec 1 §2). */
export function Sidebar({ sections, dropped = 0, collapsed, home, logo, onExpand }: SidebarProps) {
  const messages = useMessages(catalogue)
  const active = screenKeyOfPath(useLocation().pathname)
  return (
    <Flex
      as="aside" direction="column" flex="none" w={collapsed ? '14' : '56'} bg="bg.surface" css={SIDEBAR_STYLE}
      borderRightWidth="1px" borderColor="border.default" transition="width 160ms ease" overflow="hidden"
    >
      <Link to={home} className="product" aria-label={messages.product}>
        <SiteMark url={logo} size={26} />
        {!collapsed && <span>{messages.product}</span>}
      </Link>
      <Box as="nav" aria-label={messages.navigation} flex="1" overflowY="auto" overflowX="hidden" p="2">
        <chakra.ul listStyleType="none" m="0" p="0">
          {sections.map((section) => (
            <SidebarSection key={section.code} section={section} active={active} collapsed={collapsed} onExpand={onExpand} />
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
