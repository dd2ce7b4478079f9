/**
 * The origins that a setting lists, separated by commas; undefined when one is none as a browser sends it: such as an address with a path or a slash
 * at its end, which would allow nothing, silently.
 */
export function readAllowedOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map((origin) => origin.trim()).filter(Boolean)
  return origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin) ? origins : undefined
}
