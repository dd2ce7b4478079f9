import type { WebSocketLike } from './alarm-socket/open-alarm-socket'
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
    /** Records of a building or floor, handled or not, newest first (GET …/selectAbnormal). */
    ofPlace(query: PlaceRecordQuery, signal?: AbortSignal): Promise<Rows<PlaceRecord>>
    /** Records of a hydrant (GET …/selectByHydrantId). */
    ofHydrant(query: { hydrantId: string } & PageQuery, signal?: AbortSignal): Promise<Rows<PlaceRecord>>
    /** Handled records of one device, newest first (GET …/getAlrmBySensorId). */
    history(query: HistoryQuery, signal?: AbortSignal): Promise<Rows<HistoryRecord>>
    /**
     * Judges a record. Rejects `conflict` when somebody else was first (our server). With `outlivesPage` it may be called
     * while the page is going away (`pagehide`): then nobody may be left to hear the answer.
     */
    confirm(verdict: RecordVerdict, signal?: AbortSignal, options?: { outlivesPage?: boolean }): Promise<void>
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
    /** All that is kept about a building (GET deviceBuilding/get). Rejects `malformed` for an unknown one. */
    detail(buildingId: string, signal?: AbortSignal): Promise<BuildingDetail>
    /** The networked units that buildings belong to (GET deviceNetworkingUnit/getAll). */
    networkedUnits(signal?: AbortSignal): Promise<NetworkedUnit[]>
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
    /** How many of each sort stand in a building or on a floor (GET …/selectCount). */
    typeCounts(
      query: { buildingId: string; channelId: string; floor?: number },
      signal?: AbortSignal,
    ): Promise<SensorTypeCount[]>
    /** Devices of a building or floor that are not enabled (GET …/getNotEnabledSensorList). */
    notEnabled(query: NotEnabledQuery, signal?: AbortSignal): Promise<Rows<NotEnabledRow>>
    /** Head of the real-time panel; the channel says which table. */
    detail(query: { id: string; channelId: string }, signal?: AbortSignal): Promise<SensorDetail>
    /** What the pop-over of a marker shows (GET …/getSensor). */
    markerInfo(query: { id: string; channelId: string }, signal?: AbortSignal): Promise<MarkerInfo>
    /** Measuring points of a device with their state (GET getMeasuringPoint). */
    measuringPoints(id: string, signal?: AbortSignal): Promise<MeasuringPoint[]>
  }
  floorPlans: {
    /** The newest picture of a floor, null without one (GET deviceFloorLayout/selectImage, domain 21). */
    find(query: FloorPlanQuery, signal?: AbortSignal): Promise<FoundFloorPlan>
    /** The devices of a floor as they lie on its plan (GET …/getSensorAndFloor). */
    markers(query: FloorPlanQuery & { channelId: string }, signal?: AbortSignal): Promise<PlanMarker[]>
  }
  hydrants: {
    /** Name, place and state of a hydrant (GET …/getStatusById). */
    detail(id: string, signal?: AbortSignal): Promise<Hydrant>
    unit(id: string, signal?: AbortSignal): Promise<HydrantUnit>
    outlets(id: string, signal?: AbortSignal): Promise<HydrantOutlet[]>
    /** Latest values of its devices. */
    readings(query: { hydrantId: string; channelId: string }, signal?: AbortSignal): Promise<HydrantReading[]>
    /** Its devices and when they last reported. */
    devices(query: { hydrantId: string; channelId: string }, signal?: AbortSignal): Promise<HydrantDevice[]>
    /** Its devices, one page. */
    sensors(query: HydrantSensorQuery, signal?: AbortSignal): Promise<Rows<SensorRow>>
    /** Its devices that are not enabled. */
    notEnabled(
      query: { hydrantId: string; channelId: string } & PageQuery,
      signal?: AbortSignal,
    ): Promise<Rows<NotEnabledRow>>
  }
  readings: {
    /** One day of one measuring point, in the server's order (POST …/querySensorRealTime). */
    ofDay(query: DayQuery, signal?: AbortSignal): Promise<Reading[]>
    /** Several days; each entry is a sample, its time only a day (POST …/querySensorRealTimeDay). */
    ofDays(query: DaysQuery, signal?: AbortSignal): Promise<Reading[]>
    /** One day of a fire host point: only what was not normal (POST …/queryMainSensorRealTime). */
    ofFireHostPoint(query: { id: string; day: string }, signal?: AbortSignal): Promise<Reading[]>
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
