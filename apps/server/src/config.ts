import { fileURLToPath } from 'node:url'
import { readAllowedOrigins } from './allowed-origins'
import { readCameraNetworks, type CameraNetworks } from './domain/cameras/control/camera-networks'
import { readMapTiles, type MapTiles } from './map-tiles'
import { readNoticeAdapters, type NoticeAdapters } from './notice-settings'
import { SERVER_FOLDER } from './server-folder'

/** What an empty database is filled with: `demo` and `small` are demonstrations, `none` is for real sites. */
export type CityKind = 'demo' | 'small' | 'none'

/** For how many days data are kept; null = for ever. */
export interface RetentionDays {
  readings: number | null
  /** from when a record was raised; an open one is kept for ever */
  records: number | null
  audit: number | null
  signIns: number | null
}

export interface ServerConfig {
  host: string
  port: number
  /** folder of the embedded database and of the generated keys; null = nothing on disk (tests) */
  dataFolder: string | null
  /** a real PostgreSQL instead of the embedded database */
  databaseUrl: string | null
  /** folder of the built console; null = the server serves calls only */
  consoleFolder: string | null
  /** the picture code of automated tests (domain 13); null in operation */
  fixedCode: string | null
  /** minutes per simulated alarm; null = the simulator is off */
  simulatorMinutes: number | null
  seed: number
  city: CityKind
  /** null = generated once and kept in the data folder */
  gatewayKey: string | null
  /** log2 of scrypt's N (trust B4); automated tests use a lower one */
  passwordCost: number
  /** trust X-Forwarded-For and X-Forwarded-Proto of a reverse proxy in front of the server */
  trustProxy: boolean
  /** accept passwords over plain HTTP from other machines, as in a closed network */
  plainHttp: boolean
  /** origins that may embed the console, make calls and open the alarm socket besides our own */
  allowedOrigins: string[]
  /** for how many days data are kept; null = for ever */
  keepDays: RetentionDays
  /** the tile service of the maps; null = the streets of a demo city, or none */
  mapTiles: MapTiles | null
  /** let programs, which send no origin, open the alarm socket; they need a ticket as well (trust B2) */
  socketsWithoutOrigin: boolean
  /** how people outside the watch desk are told */
  notices: NoticeAdapters
  /** seals client secrets and secrets of second factors (ADR 34); null = a key of the database */
  secretKey: string | null
  /** accept identity providers on this machine over plain HTTP, for development and tests */
  providersOverHttp: boolean
  /** where cameras may be turned: the server connects to control addresses in these networks only (ADR 74) */
  cameraNetworks: CameraNetworks
}

const REPOSITORY = new URL('../../', SERVER_FOLDER)
const PASSWORD_COST = 15
/** a sign-in of 8 s and 1 GB */
const MOST_PASSWORD_COST = 20
/** six months: what has to be provable later is kept at least so long (trust B4) */
const LEAST_DAYS = 180
const DEFAULT_SIMULATOR_MINUTES = 10

export class ConfigError extends Error {}

/** Reads the settings (README); an invalid value is an error and is never replaced by a default. */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const databaseUrl = env.DATABASE_URL || null
  return {
    host: env.HOST || '127.0.0.1',
    port: wholeNumber('PORT', env.PORT, 8080, 65_535),
    dataFolder: env.SMART_FIRE_DATA || fileURLToPath(new URL('.data', REPOSITORY)),
    databaseUrl,
    consoleFolder: fileURLToPath(new URL('apps/console/dist', REPOSITORY)),
    fixedCode: env.SMART_FIRE_FIXED_CODE || null,
    simulatorMinutes: simulatorMinutes(env.SMART_FIRE_SIMULATOR),
    seed: wholeNumber('SMART_FIRE_SEED', env.SMART_FIRE_SEED, 119),
    // demo accounts have a published password: a PostgreSQL gets them only when the settings name a demo city
    city: cityKind(env.SMART_FIRE_CITY, databaseUrl === null ? 'demo' : 'none'),
    gatewayKey: env.SMART_FIRE_GATEWAY_KEY || null,
    passwordCost: passwordCost(env),
    trustProxy: flag('SMART_FIRE_TRUST_PROXY', env.SMART_FIRE_TRUST_PROXY),
    plainHttp: flag('SMART_FIRE_PLAIN_HTTP', env.SMART_FIRE_PLAIN_HTTP),
    allowedOrigins: allowedOrigins(env.SMART_FIRE_ALLOWED_ORIGINS),
    keepDays: {
      readings: keptDays('SMART_FIRE_KEEP_READINGS_DAYS', env.SMART_FIRE_KEEP_READINGS_DAYS, 90, 2),
      records: keptDays('SMART_FIRE_KEEP_RECORDS_DAYS', env.SMART_FIRE_KEEP_RECORDS_DAYS, 1095, LEAST_DAYS),
      audit: keptDays('SMART_FIRE_KEEP_AUDIT_DAYS', env.SMART_FIRE_KEEP_AUDIT_DAYS, 730, LEAST_DAYS),
      signIns: keptDays('SMART_FIRE_KEEP_SIGN_INS_DAYS', env.SMART_FIRE_KEEP_SIGN_INS_DAYS, 730, LEAST_DAYS),
    },
    mapTiles: mapTiles(env.SMART_FIRE_MAP_TILES),
    socketsWithoutOrigin: flag('SMART_FIRE_SOCKETS_WITHOUT_ORIGIN', env.SMART_FIRE_SOCKETS_WITHOUT_ORIGIN),
    notices: readNoticeAdapters(env, refuseSetting),
    secretKey: secretKey(env.SMART_FIRE_SECRET_KEY),
    providersOverHttp: flag('SMART_FIRE_PROVIDERS_OVER_HTTP', env.SMART_FIRE_PROVIDERS_OVER_HTTP),
    cameraNetworks: cameraNetworks(env.SMART_FIRE_CAMERA_NETWORKS),
  }
}

/** `true` or `on` would otherwise stand in the settings without any effect. */
function flag(name: string, text: string = ''): boolean {
  if (!['', '0', '1'].includes(text)) throw new ConfigError(`${name}=${text}`)
  return text === '1'
}

function allowedOrigins(text: string = ''): string[] {
  const origins = readAllowedOrigins(text)
  if (origins === undefined) throw new ConfigError(`SMART_FIRE_ALLOWED_ORIGINS=${text}`)
  return origins
}

function cameraNetworks(text: string = ''): CameraNetworks {
  const networks = readCameraNetworks(text)
  if (networks === undefined) throw new ConfigError(`SMART_FIRE_CAMERA_NETWORKS=${text}`)
  return networks
}

/** A setting that may hold a secret: the message does not repeat its value. */
function refuseSetting(name: string): never {
  throw new ConfigError(name)
}

function wholeNumber(name: string, text: string | undefined, fallback: number, max = Number.MAX_SAFE_INTEGER): number {
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0 || value > max) throw new ConfigError(`${name}=${text}`)
  return value
}

/** Less than the usual cost is for automated tests: it is refused where a person has to read the picture code. */
function passwordCost({ SMART_FIRE_PASSWORD_COST: text, SMART_FIRE_FIXED_CODE: fixedCode }: NodeJS.ProcessEnv): number {
  const cost = wholeNumber('SMART_FIRE_PASSWORD_COST', text, PASSWORD_COST, MOST_PASSWORD_COST)
  if (cost < (fixedCode ? 1 : PASSWORD_COST)) throw new ConfigError(`SMART_FIRE_PASSWORD_COST=${text}`)
  return cost
}

const LEAST_SECRET_KEY = 16

function secretKey(text: string | undefined): string | null {
  if (text === undefined || text === '') return null
  if (text.length < LEAST_SECRET_KEY) refuseSetting('SMART_FIRE_SECRET_KEY')
  return text
}

/** `off` keeps for ever; fewer days than `least` are refused. */
function keptDays(name: string, text: string | undefined, fallback: number, least: number): number | null {
  if (text === 'off') return null
  const days = wholeNumber(name, text, fallback)
  if (days < least) throw new ConfigError(`${name}=${text}`)
  return days
}

function simulatorMinutes(text: string | undefined): number | null {
  if (text === 'off') return null
  if (text === undefined || text === '') return DEFAULT_SIMULATOR_MINUTES
  const minutes = Number(text)
  if (!Number.isFinite(minutes) || minutes <= 0) throw new ConfigError(`SMART_FIRE_SIMULATOR=${text}`)
  return minutes
}

function mapTiles(text: string | undefined): MapTiles | null {
  if (text === undefined || text === '') return null
  const tiles = readMapTiles(text)
  // its address may contain a key: the message does not repeat it
  if (tiles === undefined) throw new ConfigError('SMART_FIRE_MAP_TILES')
  return tiles
}

function cityKind(text: string | undefined, fallback: CityKind): CityKind {
  if (text === undefined || text === '') return fallback
  if (text === 'demo' || text === 'small' || text === 'none') return text
  throw new ConfigError(`SMART_FIRE_CITY=${text}`)
}
