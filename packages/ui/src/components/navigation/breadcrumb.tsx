'use client'
import { ChevronRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useUiLocale } from '../../locale/ui-locale'

export interface BreadcrumbItem {
  id: string
  label: string
  href?: string | undefined
}

export interface BreadcrumbProps {
  /** From the outermost page to the current one. */
  items: readonly BreadcrumbItem[]
  label?: string | undefined
  /** Handles a plain click instead of the browser, for a router. */
  onNavigate?: ((href: string) => void) | undefined
}

/** The path to the current page. The last item, and an item without `href`, are text; the others are links. */
export function Breadcrumb({ items, label, onNavigate }: BreadcrumbProps) {
  const { messages } = useUiLocale()
  return (
    <nav className="fs-crumbs" aria-label={label ?? messages.breadcrumb}>
      <ol>
        {items.map((item, at) => (
          <li key={item.id}>
            {at === 0 ? null : <ChevronRight size={14} aria-hidden="true" />}
            <Crumb item={item} isHere={at === items.length - 1} onNavigate={onNavigate} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Crumb({ item: { label, href }, isHere, onNavigate }: { item: BreadcrumbItem; isHere: boolean; onNavigate: BreadcrumbProps['onNavigate'] }) {
  if (isHere || href === undefined) return <span aria-current={isHere ? 'page' : undefined}>{label}</span>
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    // a click with a modifier key opens a new tab or window
    if (!onNavigate || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onNavigate(href)
  }
  return <a href={href} onClick={click}>{label}</a>
}
