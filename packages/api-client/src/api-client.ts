import type { WebSocketLike } from './alarm-socket/web-socket-like'
import type { AlarmSocket, AlarmSocketHandlers, AlarmSocketOptions } from './alarm-socket/alarm-socket'
import type {
  AbnormalRecord,
  AbnormalRecordQuery,
  AlarmChannel,
  HistoryQuery,
  HistoryRecord,
  PlaceRecord,
  PlaceRecordQuery,
  RecordVerdict,
} from './resources/abnormal-records/abnormal-record'
import type { Credentials, PictureCode, SessionToken } from './resources/auth/auth'
import type { BuildingContact } from './resources/buildings/building'
import type { BuildingDetail } from './resources/buildings/building-detail'
import type { NetworkedUnit } from './resources/buildings/networked-unit'
import type { DeviceCounts } from './resources/device-counts/device-counts'
import type { Floor } from './resources/floors/floor'
import type { FloorPlanQuery, FoundFloorPlan, PlanMarker } from './resources/floor-plans/floor-plan'
import type {
  Hydrant,
  HydrantDevice,
  HydrantOutlet,
  HydrantReading,
  HydrantSensorQuery,
  HydrantUnit,
} from './resources/hydrants/hydrant'
import type { DayQuery, DaysQuery, Reading } from './resources/readings/reading'
import type { PageQuery, Rows } from './resources/rows'
import type {
  MarkerInfo,
  MeasuringPoint,
  NotEnabledQuery,
  NotEnabledRow,
  SensorDetail,
  SensorTypeCount,
} from './resources/sensors/sensor-detail'
import type { FloorSensorQuery, SensorRow, UnplacedCounts } from './resources/sensors/sensor-row'
import type { MenuNode, SessionUser } from './resources/session/session'

/**
 * Everything a platform server can be asked, grouped in our words (spec 1 §7, spec 2 §7).
 *
 * Every call resolves with domain data or rejects with an `ApiError`. Any of them may reject `network` (no answer within
 * the time-out), `aborted` (the `signal` gave up), `sessionExpired`, `forbidden`, `business`, `gatewayTimeout`,
 * `malformed` (no such shape) or `server`; a call's own comment names only what is particular to it.
 * Ids are strings, moments epoch milliseconds, missing is null. No call is ever repeated by the client.
 */
export interface ApiClient {
  /** Signing in and out. */
  auth: {
    /**
     * Signs in with the password grant (POST auth/oauth/token, spec 1 §5, §7). The name is trimmed, the password encoded
     * (domain 12), the client credential sent instead of a token. Rejects `credentials` for a wrong name or password,
     * `business` for a wrong picture code, `loginRefused` for an answer without a token.
     */
    login(credentials: Credentials, signal?: AbortSignal): Promise<SessionToken>
    /** Ends the session of a token on the server (DELETE auth/oauth/token, spec 1 §7). */
    logout(token: string, signal?: AbortSignal): Promise<void>
    /** A new picture code and its key, good for 5 minutes (GET admin/image/getCode, domain 13). */
    pictureCode(signal?: AbortSignal): Promise<PictureCode>
  }
  /** Who is signed in. */
  session: {
    /** The signed-in user with the granted rights (GET admin/user/front/info, spec 1 §7). Rejects `credentials` for nobody. */
    user(signal?: AbortSignal): Promise<SessionUser>
    /** The permitted menus as a tree, in the server's order (GET admin/user/front/menus, spec 1 §7). */
    menus(signal?: AbortSignal): Promise<MenuNode[]>
    /** Whether a user is super administrator; false for an unknown one (GET admin/user/isSuperAdmin, spec 1 §6). */
    isSuperAdmin(userId: string, signal?: AbortSignal): Promise<boolean>
    /**
     * Changes the own password; both are encoded on their way (POST admin/user/changePassword, spec 1 §5, domain 12).
     * Rejects `server` or `business` with the reason for a wrong old one.
     */
    changePassword(passwords: { oldPassword: string; newPassword: string }, signal?: AbortSignal): Promise<void>
  }
  /** What the tenant has switched on. */
  tenantSetup: {
    /** Whether floor-plan pictures are allowed: plan-setup value 1 (GET device/deviceTenantSetup/get, spec 1 §6). */
    planAllowed(signal?: AbortSignal): Promise<boolean>
  }
  /** Fire alarms and faults of the three tables. */
  abnormalRecords: {
    /**
     * One page of a kind's records, sorted by minute descending, fires first (GET …/pageList, spec 1 §7, domain 19).
     * Hydrants have no handled fires: that page is empty without being asked for.
     */
    list(query: AbnormalRecordQuery, signal?: AbortSignal): Promise<Rows<AbnormalRecord>>
    /** Unhandled records of all three kinds together (GET deviceAbnormal/getNothandlerCount, spec 1 §7). */
    countUnhandled(signal?: AbortSignal): Promise<number>
    /** The tenant's channels with their unhandled records (GET deviceAbnormal/getChannelList, spec 1 §2, §7). */
    channels(signal?: AbortSignal): Promise<AlarmChannel[]>
    /** The newest events, ten at most, handled or not (GET deviceAbnormal/getAbnormalByTheLatestTen, contract device 11.4). */
    latest(signal?: AbortSignal): Promise<AbnormalRecord[]>
    /** Records of a building or floor, handled or not, newest first (GET …/selectAbnormal, spec 2 §7). */
    ofPlace(query: PlaceRecordQuery, signal?: AbortSignal): Promise<Rows<PlaceRecord>>
    /** Records of a hydrant, newest first (GET deviceFacilitiesAbnormal/selectByHydrantId, spec 2 §7). */
    ofHydrant(query: { hydrantId: string } & PageQuery, signal?: AbortSignal): Promise<Rows<PlaceRecord>>
    /** Handled records of one device, newest first (GET …/getAlrmBySensorId, spec 2 §7). */
    history(query: HistoryQuery, signal?: AbortSignal): Promise<Rows<HistoryRecord>>
    /**
     * Judges a record (POST …/affirmFire or …/affirmHandle, spec 1 §4, §7). Rejects `conflict` when somebody else was first
     * (our server, domain 4). With `outlivesPage` it may be called while the page is going away (`pagehide`): then nobody
     * may be left to hear the answer.
     */
    confirm(verdict: RecordVerdict, signal?: AbortSignal, options?: { outlivesPage?: boolean }): Promise<void>
  }
  /** Devices by status; offline is null where the server counts it among the faults (domain 20). */
  deviceCounts: {
    /** Building and outdoor devices of the tenant (GET deviceSensor/getAllCount, contract device 2.2). */
    devices(signal?: AbortSignal): Promise<DeviceCounts>
    /** Points of fire hosts of the tenant (GET deviceFireMainSensor/getAllStatusCount, spec 1 §7). */
    fireHostPoints(signal?: AbortSignal): Promise<DeviceCounts>
    /** One building, or one floor of it, for a channel (GET …/selectStatusCount, spec 2 §7). */
    ofBuilding(
      query: { buildingId: string; channelId: string; floor?: number },
      signal?: AbortSignal,
    ): Promise<DeviceCounts>
  }
  /** Buildings as the dialogs show them. */
  buildings: {
    /** Name, address and who to call (GET deviceBuilding/selectByBuildId, spec 2 §3, §7). */
    contact(buildingId: string, signal?: AbortSignal): Promise<BuildingContact>
    /** All that is kept about a building (GET deviceBuilding/get, spec 2 §2.5). Rejects `malformed` for an unknown one. */
    detail(buildingId: string, signal?: AbortSignal): Promise<BuildingDetail>
    /** The networked units that buildings belong to (GET deviceNetworkingUnit/getAll, spec 2 §7). */
    networkedUnits(signal?: AbortSignal): Promise<NetworkedUnit[]>
  }
  /** Floors of a building. */
  floors: {
    /** All floors from the top down with their state: getFloor merged with getAlrmFloor (GET, spec 2 §7, domain 9). */
    list(query: { buildingId: string; channelId: string }, signal?: AbortSignal): Promise<Floor[]>
  }
  /** Devices of a building; points of fire hosts for channel 11. */
  sensors: {
    /** The devices of a floor, one page, without those not enabled (GET …/selectByFloorGetSensor, spec 2 §2.1, §7). */
    onFloor(query: FloorSensorQuery, signal?: AbortSignal): Promise<Rows<SensorRow>>
    /** How many devices the plan does not show: not enabled, not marked (GET …/getStatusCount, spec 2 §7). */
    unplacedCounts(
      query: { buildingId: string; channelId: string; floor?: number },
      signal?: AbortSignal,
    ): Promise<UnplacedCounts>
    /** How many of each sort stand in a building or on a floor (GET …/selectCount, spec 2 §7). */
    typeCounts(
      query: { buildingId: string; channelId: string; floor?: number },
      signal?: AbortSignal,
    ): Promise<SensorTypeCount[]>
    /** Devices of a building or floor that are not enabled, one page (GET …/getNotEnabledSensorList, spec 2 §2.4, §7). */
    notEnabled(query: NotEnabledQuery, signal?: AbortSignal): Promise<Rows<NotEnabledRow>>
    /** Head of the real-time panel; the channel says which table (GET …/get, getOutdoor, spec 2 §2.2). */
    detail(query: { id: string; channelId: string }, signal?: AbortSignal): Promise<SensorDetail>
    /** What the pop-over of a marker shows (GET …/getSensor, spec 2 §2.1, contract device 2.3). */
    markerInfo(query: { id: string; channelId: string }, signal?: AbortSignal): Promise<MarkerInfo>
    /** Measuring points of a device with their state, in the server's order (GET deviceSensor/getMeasuringPoint, spec 2 §7). */
    measuringPoints(id: string, signal?: AbortSignal): Promise<MeasuringPoint[]>
  }
  /** Pictures of floors, and what lies on them. */
  floorPlans: {
    /** The newest picture of a floor, null without one (GET deviceFloorLayout/selectImage, spec 2 §7, domain 21). */
    find(query: FloorPlanQuery, signal?: AbortSignal): Promise<FoundFloorPlan>
    /** The devices of a floor as they lie on its plan, units as stored (GET …/getSensorAndFloor, spec 2 §7, domain 7). */
    markers(query: FloorPlanQuery & { channelId: string }, signal?: AbortSignal): Promise<PlanMarker[]>
  }
  /** Outdoor hydrants. */
  hydrants: {
    /** Name, place and state; radius in metres (GET deviceHardwareFacilities/getStatusById, spec 2 §2.3, §7). */
    detail(id: string, signal?: AbortSignal): Promise<Hydrant>
    /** Where it stands and whose it is (GET deviceHardwareFacilities/selectUnitById, spec 2 §7). */
    unit(id: string, signal?: AbortSignal): Promise<HydrantUnit>
    /** Its outlets, diameters in millimetres (GET deviceHardwareFacilities/getById, spec 2 §3, §7). */
    outlets(id: string, signal?: AbortSignal): Promise<HydrantOutlet[]>
    /** Latest values of its devices (GET deviceSensor/selectByHydrantId, spec 2 §7). */
    readings(query: { hydrantId: string; channelId: string }, signal?: AbortSignal): Promise<HydrantReading[]>
    /** Its devices and when they last reported (GET deviceSensor/getByHydrantIdGetSensor, spec 2 §7). */
    devices(query: { hydrantId: string; channelId: string }, signal?: AbortSignal): Promise<HydrantDevice[]>
    /** Its devices, one page, without those not enabled (GET deviceSensor/selectByHydrantIdGetSensor, spec 2 §7). */
    sensors(query: HydrantSensorQuery, signal?: AbortSignal): Promise<Rows<SensorRow>>
    /** Its devices that are not enabled, one page (GET deviceSensor/getNotEnabledSensorListByHydrantId, spec 2 §7). */
    notEnabled(
      query: { hydrantId: string; channelId: string } & PageQuery,
      signal?: AbortSignal,
    ): Promise<Rows<NotEnabledRow>>
  }
  /** Values over time, for charts (contract device 9). */
  readings: {
    /** One day of one measuring point, in the server's order (POST turingBusiness/querySensorRealTime, spec 2 §7, domain 22). */
    ofDay(query: DayQuery, signal?: AbortSignal): Promise<Reading[]>
    /** Several days; each entry is a sample, its time only a day (POST turingBusiness/querySensorRealTimeDay, spec 2 §7). */
    ofDays(query: DaysQuery, signal?: AbortSignal): Promise<Reading[]>
    /** One day of a fire host point: only what was not normal (POST turingBusiness/queryMainSensorRealTime, spec 2 §7). */
    ofFireHostPoint(query: { id: string; day: string }, signal?: AbortSignal): Promise<Reading[]>
  }
  /** Live alarms (architecture §1.10). */
  alarmSocket: {
    /** A single-use ticket for the next socket, good for 30 s; null on servers that have none (POST alarm/ticket, trust B2). */
    ticket(signal?: AbortSignal): Promise<string | null>
    /**
     * Opens the link /alarm/websocket (spec 1 §4, §7) and decodes what comes in. Never throws: what cannot be opened is
     * told as closed with 1006. It has no timers; heartbeat and reconnect are the caller's.
     */
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

/** Something that was repaired, dropped or unreadable on the way in; for a log, never for the operator. */
export interface Diagnostic {
  /** `METHOD /path`, or `alarm/websocket` */
  call: string
  problem: 'rowDropped' | 'frameUnreadable' | 'unexpectedShape'
  /** which field and why, in the wire's names */
  detail: string
}
