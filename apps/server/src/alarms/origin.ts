/**
 * Whether a page of this origin may open the alarm socket: our own host, or one that the settings name (trust B2).
 * Programs send no origin; for them the ticket alone has to do.
 */
export function isAllowedOrigin(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return true
  if (allowed.includes(origin)) return true
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host
}
