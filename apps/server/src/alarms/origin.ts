import type { ServerConfig } from '../config'

type OriginRules = Pick<ServerConfig, 'allowedOrigins' | 'socketsWithoutOrigin'>

/**
 * Whether the alarm socket may be opened from here: by a page of our own host, or of one that the settings name
 * (trust B2). A browser always says where its page is from; a program that says nothing is let in by a setting only.
 */
export function isAllowedOrigin(origin: string | undefined, host: string | undefined, rules: OriginRules): boolean {
  if (origin === undefined) return rules.socketsWithoutOrigin
  if (rules.allowedOrigins.includes(origin)) return true
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host
}
