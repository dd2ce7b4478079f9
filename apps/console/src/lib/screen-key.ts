/** `{parentCode}/{childCode}` of the menu: child codes repeat between sections, so that one code alone names no screen (domain 18). */
export type ScreenKey = `${string}/${string}`

export function screenKey(screen: { parentCode: string; childCode: string }): ScreenKey {
  return `${screen.parentCode}/${screen.childCode}`
}

/** The screen that an address belongs to, by its first two segments (spec 1 §2); null when there are fewer. */
export function screenKeyOfPath(pathname: string): ScreenKey | null {
  const [parentCode, childCode] = pathname.split('/').filter((segment) => segment !== '')
  return parentCode && childCode ? `${parentCode}/${childCode}` : null
}
