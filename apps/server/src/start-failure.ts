import { ConfigError, type ServerConfig } from './config'
import { DatabaseUnreadableError, NoDatabaseError } from './db/database'
import { NewerSchemaError } from './db/refuse-newer-schema'
import { FolderLockedError, FolderLockImpossibleError } from './db/folder-lock'
import type { MainMessages } from './main.messages'
import { redact } from './log'

/** Why the server did not start, as a text for the terminal; never a stack trace. */
export function explainStartFailure(error: unknown, config: ServerConfig | null, words: MainMessages): string {
  if (error instanceof ConfigError) return words.badSetting(error.message)
  if (error instanceof NoDatabaseError) return words.noDatabase(error.place)
  if (error instanceof FolderLockedError) return words.folderLocked(error.folder, error.pid)
  if (error instanceof FolderLockImpossibleError) return explainFolder(error.folder, error.cause, words) ?? words.folderWithoutSockets(error.folder)
  if (error instanceof NewerSchemaError) return words.newerSchema
  if (error instanceof DatabaseUnreadableError) return explainFolder(error.folder, error.cause, words) ?? words.folderBroken(error.folder)
  return (config && explainSystemError(error, config, words)) ?? words.failed(shortReason(error))
}

/** What keeps this process from writing into the folder; null when it is something else, e.g. EPERM of a file system without sockets. */
function explainFolder(folder: string, cause: unknown, words: MainMessages): string | null {
  const code = propertyOf(cause, 'code')
  if (code === 'ENOSPC' || (cause instanceof Error && cause.message.includes(DISK_FULL))) return words.diskFull(folder)
  return code === 'EACCES' || code === 'EROFS' ? words.folderNotWritable(folder) : null
}

/** How PostgreSQL says it. */
const DISK_FULL = 'No space left on device'

function explainSystemError(error: unknown, config: ServerConfig, words: MainMessages): string | null {
  const isAboutPort = propertyOf(error, 'syscall') === 'listen'
  const folder = config.dataFolder ?? ''
  switch (propertyOf(error, 'code')) {
    case 'EADDRINUSE':
      return words.portTaken(config.port)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return isAboutPort || !config.databaseUrl ? words.hostUnknown(config.host) : words.databaseUnreachable
    case 'EACCES':
    case 'EPERM':
      return isAboutPort ? words.portForbidden(config.port) : words.folderNotWritable(folder)
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return words.folderNotWritable(folder)
    case 'ENOSPC':
      return words.diskFull(folder)
    default:
      return config.databaseUrl && isConnectionFailure(error) ? words.databaseUnreachable : null
  }
}

/** The system's own codes, and PostgreSQL's classes 08 (connection), 28 (account) and 3D (no such database). */
function isConnectionFailure(error: unknown): boolean {
  const code = propertyOf(error, 'code')
  if (typeof code !== 'string') return false
  return ['ECONNREFUSED', 'ETIMEDOUT', 'ECONNRESET', 'EAI_AGAIN'].includes(code) || /^(08|28|3D)[0-9A-Z]{3}$/.test(code)
}

function propertyOf(error: unknown, name: 'code' | 'syscall'): unknown {
  return error instanceof Error && name in error ? (error as Error & Record<string, unknown>)[name] : undefined
}

const MAX_REASON_LENGTH = 300

function shortReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return redact(text.split('\n', 1)[0] ?? '').slice(0, MAX_REASON_LENGTH)
}
