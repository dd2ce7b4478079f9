import type { WebSocketLike } from './alarm-socket/open-alarm-socket'
import type { AlarmSocket, AlarmSocketHandlers, AlarmSocketOptions } from './alarm-socket/alarm-socket'
import type {
  AbnormalRecord,
  AbnormalRecordQuery,
  AlarmChannel,
  RecordVerdict,
} from './resources/abnormal-records/abnormal-record'
import type { Credentials, PictureCode, SessionToken } from './resources/auth/auth'
import type { BuildingContact } from './resources/buildings/building'
import type { DeviceCounts } from './resources/device-counts/device-counts'
import type { Floor } from './resources/floors/floor'
import type { Rows } from './resources/rows'
import type { FloorSensorQuery, SensorRow, UnplacedCounts } from './resources/sensors/sensor-row'
import type { MenuNode, SessionUser } from './resources/session/session'

/**
 * Everything a platform server can be asked, grouped in our words.
 * Every call resolves with domain data or rejects with an `ApiError`; `signal` gives up waiting.
 */
export interface ApiClient {
  auth: {
    /** Signs in (POST auth/oauth/token). Rejects `credentials` for a wrong name, password or code. */
    login(credentials: Credentials, signal?: AbortSignal): Promise<SessionToken>
    /** Ends the session on the server (DELETE auth/oauth/token). */
    logout(token: string, signal?: AbortSignal): Promise<void>
    /** A new picture code (GET admin/image/getCode). */
    pictureCode(signal?: AbortSignal): Promise<PictureCode>
  }
  session: {
    user(signal?: AbortSignal): Promise<SessionUser>
    menus(signal?: AbortSignal): Promise<MenuNode[]>
    isSuperAdmin(userId: string, signal?: AbortSignal): Promise<boolean>
    changePassword(passwords: { oldPassword: string; newPassword: string }, signal?: AbortSignal): Promise<void>
  }
  tenantSetup: {
    /** Whether floor-plan pictures are allowed (plan-setup value 1). */
    planAllowed(signal?: AbortSignal): Promise<boolean>
  }
  abnormalRecords: {
    list(query: AbnormalRecordQuery, signal?: AbortSignal): Promise<Rows<AbnormalRecord>>
    /** Unhandled records of all three kinds together. */
    countUnhandled(signal?: AbortSignal): Promise<number>
    channels(signal?: AbortSignal): Promise<AlarmChannel[]>
    /** The newest events, handled or not, newest first. */
    latest(signal?: AbortSignal): Promise<AbnormalRecord[]>
    /** Judges a record. Rejects `conflict` when somebody else was first (our server). */
    confirm(verdict: RecordVerdict, signal?: AbortSignal): Promise<void>
  }
  deviceCounts: {
    /** Building and outdoor devices (GET deviceSensor/getAllCount). */
    devices(signal?: AbortSignal): Promise<DeviceCounts>
    /** Points of fire hosts (GET deviceFireMainSensor/getAllStatusCount). */
    fireHostPoints(signal?: AbortSignal): Promise<DeviceCounts>
    /** One building or one floor of it, for a channel (GET …/selectStatusCount). */
    ofBuilding(
      query: { buildingId: string; channelId: string; floor?: number },
      signal?: AbortSignal,
    ): Promise<DeviceCounts>
  }
  buildings: {
    contact(buildingId: string, signal?: AbortSignal): Promise<BuildingContact>
  }
  floors: {
    /** All floors from the top down with their state: getFloor merged with getAlrmFloor. */
    list(query: { buildingId: string; channelId: string }, signal?: AbortSignal): Promise<Floor[]>
  }
  sensors: {
    /** The devices of a floor, one page (GET …/selectByFloorGetSensor); fire host points for channel 11. */
    onFloor(query: FloorSensorQuery, signal?: AbortSignal): Promise<Rows<SensorRow>>
    unplacedCounts(
      query: { buildingId: string; channelId: string; floor?: number },
      signal?: AbortSignal,
    ): Promise<UnplacedCounts>
  }
  alarmSocket: {
    /** A single-use ticket for the next socket; null on servers that have none. */
    ticket(signal?: AbortSignal): Promise<string | null>
    open(options: AlarmSocketOptions, handlers: AlarmSocketHandlers): AlarmSocket
  }
}

/** What a developer hands in. The client stores nothing, shows nothing and navigates nowhere. */
export interface ApiClientOptions {
  /** origin of the platform, e.g. `https://fire.example`; empty = same origin */
  baseUrl?: string
  /** the current token; null when nobody is signed in */
  getToken: () => string | null
  /** value of the authorization header while there is no token (the `Basic …` client credential of the deployment) */
  clientCredential?: string
  /** called once per ended session, when the server says that the token is no longer good */
  onSessionEnd?: () => void
  /** called for everything that was repaired or dropped on the way in */
  onDiagnostic?: (diagnostic: Diagnostic) => void
  /** milliseconds until a call gives up; 10 s (spec 1 §9) */
  timeoutMs?: number
  /** false leaves the token out of the sign-out's address, for servers that read the header (trust B2.2); default true */
  logoutQuery?: boolean
  /** how the alarm socket is opened; default: the browser's WebSocket */
  openWebSocket?: (address: string) => WebSocketLike
}

export interface Diagnostic {
  call: string
  problem: 'rowDropped' | 'frameUnreadable' | 'unexpectedShape'
  detail: string
}
