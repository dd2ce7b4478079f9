import type { ServerConfig } from '../config'

type OriginRules = Pick<ServerConfig, 'allowedOrigins' | 'socketsWithoutOrigin'>

/**
 * Whether a client of this origin may open the alarm socket: a page of our own host or of a host that the settings
 * allow (trust B2). A browser always sends the origin of its page; a program without one needs a setting.
 */
export function isAllowedOrigin(origin: string | undefined, host: string | undefined, rules: OriginRules): boolean {
  if (origin === undefined) return rules.socketsWithoutOrigin
  if (rules.allowedOrigins.includes(origin)) return true
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host
}
