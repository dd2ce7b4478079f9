export type LogFields = Record<string, string | number | boolean | null | undefined>

/** One line per event; secrets never reach it (trust B2). */
export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

const SECRET_NAMES = 'access_token|refresh_token|oldPass|newPass|password|passwd|pwd|ticket|code|image'
const SECRET_PARAMETER = new RegExp(`([?&;\\s"']|^)(${SECRET_NAMES})=[^&\\s"']*`, 'gi')
const SECRET_PROPERTY = new RegExp(`("(?:${SECRET_NAMES})"\\s*:\\s*)"[^"]*"`, 'gi')
const AUTHORIZATION = /\b(Bearer|Basic)\s+[\w\-+/=.~]+/gi
const URL_PASSWORD = /(\w+:\/\/[^\s:/@]+):[^\s@/]+@/g
const MAX_FIELD_LENGTH = 2000

export function redact(text: string): string {
  return text
    .replace(SECRET_PARAMETER, '$1$2=[redacted]')
    .replace(SECRET_PROPERTY, '$1"[redacted]"')
    .replace(AUTHORIZATION, '$1 [redacted]')
    .replace(URL_PASSWORD, '$1:[redacted]@')
    .slice(0, MAX_FIELD_LENGTH)
}

/** JSON lines to `write`, each value redacted. */
export function createLog(write: (line: string) => void, now: () => number = Date.now): Log {
  const at = (level: string) => (event: string, fields: LogFields = {}) => {
    const clean = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cleanValue(name, value)]))
    write(JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...clean }))
  }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

const SECRET_FIELD = new RegExp(`^(${SECRET_NAMES}|authorization|token)$`, 'i')

function cleanValue(name: string, value: LogFields[string]) {
  if (SECRET_FIELD.test(name)) return '[redacted]'
  return typeof value === 'string' ? redact(value) : value
}
