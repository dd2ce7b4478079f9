import type { ServerConfig } from '../config'
import type { Database, OpenOptions } from './database'
import { openPglite } from './pglite-database'
import { openPostgres } from './postgres-database'

/** Opens and migrates the database that the settings name. */
export function openDatabase(
  config: Pick<ServerConfig, 'databaseUrl' | 'dataFolder'>,
  options: OpenOptions = {},
): Promise<Database> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, options) : openPglite(config.dataFolder, options)
}
