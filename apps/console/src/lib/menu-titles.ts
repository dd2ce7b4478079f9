import { en, zhCN, type MenuTitles } from './menu-titles.messages'

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

/** All names of a menu by which a person may look for it: in both languages, unless the platform has chosen its title. */
export function namesOfMenu(key: string, title: string): string {
  const delivered = [zhCN, en].map((titles) => deliveredTitle(titles, key))
  return delivered.includes(title) ? delivered.join(' ') : title
}
