import { zhCN, type MenuTitles } from './menu-titles.messages'

/** What the platform calls a section or a screen when it is delivered, in the language of `titles`; undefined for one of another platform. */
export function deliveredTitle(titles: MenuTitles, key: string): string | undefined {
  const known: Readonly<Record<string, string | undefined>> = titles
  return known[key] ?? known[key.split('/')[1] ?? '']
}

/**
 * The title of a menu in the language of `titles`. The server has one title, in Chinese (spec 1 §2): one that is still as delivered has its
 * translation here, one that a platform has chosen stays as it is.
 */
export function titleIn(titles: MenuTitles, key: string, title: string): string {
  return title === deliveredTitle(zhCN, key) ? (deliveredTitle(titles, key) ?? title) : title
}
