import type { MenuSection } from '../../app/routes/granted-menus'
import { screenKeyOfPath } from '../../lib/screen-key'

export interface Crumb {
  id: string
  label: string
  href?: string
}

/** The crumbs from the dashboard to the open screen, which is the last. For an address without a menu entry only the dashboard. */
export function breadcrumbOf(pathname: string, sections: readonly MenuSection[], home: string): Crumb[] {
  const all = sections.flatMap((section) => section.entries.map((entry) => ({ section, entry })))
  const dashboard = all.find(({ entry }) => entry.path === home)
  const here = all.find(({ entry }) => entry.key === screenKeyOfPath(pathname))
  const start: Crumb[] = dashboard ? [{ id: 'home', label: dashboard.entry.title, href: home }] : []
  if (!here) return start
  if (here.entry.path === home) return start.map(({ id, label }) => ({ id, label }))
  const open = { id: here.entry.key, label: here.entry.title }
  // the first crumb is the dashboard, which belongs to this section: the title of the section would say the same again
  if (here.section.code === dashboard?.section.code) return [...start, open]
  return [...start, { id: here.section.code, label: here.section.title }, open]
}
