import { chakra } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { MenuEntry, MenuSection } from '../../app/routes/granted-menus'
import type { ScreenKey } from '../../lib/screen-key'
import { menuIcon } from '../../lib/menu-icons'

interface SidebarSectionProps {
  section: MenuSection
  active: ScreenKey | null
  collapsed: boolean
  onExpand: () => void
}

/** A section of the menu: a link when it has one entry, otherwise a collapsible heading. A section expands when one of its screens opens. */
export function SidebarSection({ section, active, collapsed, onExpand }: SidebarSectionProps) {
  const holdsActive = section.entries.some(({ key }) => key === active)
  const [fold, setFold] = useState({ holdsActive, unfolded: holdsActive })
  const unfolded = fold.holdsActive === holdsActive ? fold.unfolded : holdsActive || fold.unfolded
  if (fold.holdsActive !== holdsActive) setFold({ holdsActive, unfolded })
  const Icon = menuIcon(section.icon)
  const [only] = section.entries
  if (only && section.entries.length === 1) {
    return (
      <li>
        <Link className="entry" to={only.path} title={collapsed ? section.title : undefined} aria-label={section.title} {...current(only, active)}>
          <Icon size={18} aria-hidden />
          {!collapsed && section.title}
        </Link>
      </li>
    )
  }
  const toggle = () => {
    if (collapsed) onExpand()
    setFold({ holdsActive, unfolded: collapsed || !unfolded })
  }
  return (
    <li>
      <button
        type="button" className="entry" aria-expanded={unfolded && !collapsed} aria-label={section.title}
        title={collapsed ? section.title : undefined} onClick={toggle} {...(collapsed && holdsActive ? { 'aria-current': true } : {})}
      >
        <Icon size={18} aria-hidden />
        {!collapsed && <>{section.title}<ChevronRight className="turn" size={16} aria-hidden /></>}
      </button>
      {unfolded && !collapsed && (
        <chakra.ul listStyleType="none" m="0" p="0">
          {section.entries.map((entry) => (
            <li key={entry.key}>
              <ChildLink entry={entry} active={active} />
            </li>
          ))}
        </chakra.ul>
      )}
    </li>
  )
}

/** The entry of the open screen is never out of view, also in a long section. */
function ChildLink({ entry, active }: { entry: MenuEntry; active: ScreenKey | null }) {
  const link = useRef<HTMLAnchorElement>(null)
  const isOpen = entry.key === active
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return <Link ref={link} className="entry child" to={entry.path} {...current(entry, active)}>{entry.title}</Link>
}

function current(entry: MenuEntry, active: ScreenKey | null): { 'aria-current'?: 'page' } {
  return entry.key === active ? { 'aria-current': 'page' } : {}
}
