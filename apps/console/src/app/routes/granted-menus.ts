import type { MenuNode } from '@smart-fire/api-client'
import { titleIn } from '../../lib/menu-titles'
import type { MenuTitles } from '../../lib/menu-titles.messages'
import { screenKey, type ScreenKey } from '../../lib/screen-key'
import type { Screen } from './screen'

/** A granted entry whose screen exists. */
export interface MenuEntry {
  key: ScreenKey
  title: string
  icon: string | null
  path: string
}

/** A granted section with at least one entry whose screen exists. */
export interface MenuSection {
  code: string
  title: string
  icon: string | null
  entries: MenuEntry[]
}

/** The screen that `/` opens (spec 1 §2). */
const HOME_KEY: ScreenKey = 'gailan/overView'

/**
 * The granted sections in the server's order, without entries whose screen does not exist yet. An entry below another
 * entry belongs to the same section.
 */
export function grantedSections(menus: readonly MenuNode[], screens: readonly Screen[]): MenuSection[] {
  const existing = new Set(screens.map(screenKey))
  return menus
    .map((section) => ({
      code: section.code,
      title: section.title,
      icon: section.icon,
      entries: descendants(section)
        .map((child) => entryOf(section, child))
        .filter((entry) => existing.has(entry.key)),
    }))
    .filter((section) => section.entries.length > 0)
}

/** The same sections with their titles in the language of `titles`. */
export function translated(sections: readonly MenuSection[], titles: MenuTitles): MenuSection[] {
  return sections.map((section) => ({
    ...section,
    title: titleIn(titles, section.code, section.title),
    entries: section.entries.map((entry) => ({ ...entry, title: titleIn(titles, entry.key, entry.title) })),
  }))
}

/** The keys of all granted entries, also of those whose screen does not exist yet. */
export function grantedKeys(menus: readonly MenuNode[]): ReadonlySet<ScreenKey> {
  return new Set(menus.flatMap((section) => descendants(section).map((child) => entryOf(section, child).key)))
}

/** The path of the overview, or of the first granted entry when the overview is not granted. */
export function homePath(sections: readonly MenuSection[]): string {
  const entries = sections.flatMap((section) => section.entries)
  const home = entries.find((entry) => entry.key === HOME_KEY) ?? entries[0]
  return home?.path ?? `/${HOME_KEY}`
}

function descendants(node: MenuNode): MenuNode[] {
  return node.children.flatMap((child) => [child, ...descendants(child)])
}

function entryOf(section: MenuNode, child: MenuNode): MenuEntry {
  const key = screenKey({ parentCode: section.code, childCode: child.code })
  const channel = child.channelId ? `/${encodeURIComponent(child.channelId)}` : ''
  return { key, title: child.title, icon: child.icon, path: `/${key}${channel}` }
}
