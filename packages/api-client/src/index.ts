export type { ApiClientOptions, ClientCredential, Diagnostic } from './api-client-options'
export { createApiClient, type ApiClient } from './create-api-client'
export type { FetchLike, FetchRequest, FetchResponse } from './transport/http'
export * from './codes'
export type { Instant } from './instant'
export { ApiError, isApiError, type ApiErrorKind, type ConflictDetail } from './transport/api-error'
export type { PageQuery, ReadRows, Rows } from './rows'
export type { AbnormalRecord } from './resources/abnormal-records/abnormal-record'
export type { AlarmChannel } from './resources/abnormal-records/alarm-channel.schema'
export type { HistoryRecord, PlaceRecord } from './resources/abnormal-records/place-record.schema'
export type {
  AbnormalRecordCalls,
  AbnormalRecordQuery,
  HistoryQuery,
  PlaceRecordQuery,
  RaisedRecord,
} from './resources/abnormal-records/abnormal-record.calls'
export { isRecordVerdict, type FireVerdict, type HandledFault, type RecordVerdict } from './resources/abnormal-records/record-verdict'
export type { AuthCalls, Credentials, PictureCode, SessionToken } from './resources/auth/auth.calls'
export type { BuildingCalls } from './resources/buildings/building.calls'
export type { BuildingContact } from './resources/buildings/building.schema'
export type { BuildingDetail, Ownership } from './resources/buildings/building-detail.schema'
export type { NetworkedUnit } from './resources/buildings/networked-unit.schema'
export type { DeviceCountCalls } from './resources/device-counts/device-counts.calls'
export type { DeviceCounts } from './resources/device-counts/device-counts.schema'
export type { FloorPlanCalls, FloorPlanQuery, FoundFloorPlan } from './resources/floor-plans/floor-plan.calls'
export type { FloorPlan, PlanMarker, PlanMarkers } from './resources/floor-plans/floor-plan.schema'
export type { FloorCalls } from './resources/floors/floor.calls'
export { FLOOR_STATES, type Floor, type FloorState } from './resources/floors/floor.schema'
export type { HydrantCalls, HydrantQuery, HydrantSensorQuery } from './resources/hydrants/hydrant.calls'
export type {
  Hydrant,
  HydrantDevice,
  HydrantOutlet,
  HydrantReading,
  HydrantUnit,
} from './resources/hydrants/hydrant.schema'
export type { DayQuery, ReadingCalls } from './resources/readings/reading.calls'
export type { Reading } from './resources/readings/reading.schema'
export type { DeviceQuery, FloorSensorQuery, NotEnabledQuery, PlaceQuery, PointsQuery, SensorCalls } from './resources/sensors/sensor.calls'
export type { SensorRow, UnplacedCounts } from './resources/sensors/sensor.schema'
export type { MeasuringPoint } from './resources/sensors/measuring-point.schema'
export type {
  LiveReading,
  MarkerInfo,
  MeasuringPointState,
  NotEnabledRow,
  SensorDetail,
  SensorTypeCount,
} from './resources/sensors/sensor-detail.schema'
export type { SessionCalls } from './resources/session/session.calls'
export type { MenuNode, Permission, SessionUser } from './resources/session/session.schema'
export type { TenantSetupCalls } from './resources/tenant-setup/tenant-setup.calls'
export type { Coordinates } from './decoding/coordinates'
export type { AlarmSocketCalls } from './alarm-socket/alarm-socket.calls'
export type { AlarmFrame } from './alarm-socket/alarm-frame'
export type { Alarm, AlarmPoints } from './alarm-socket/alarm'
export type { AlarmPush, RaisedVerdict } from './alarm-socket/alarm-frame.schema'
export {
  HEARTBEAT_TEXT,
  type AlarmSocket,
  type AlarmSocketHandlers,
  type AlarmSocketOptions,
} from './alarm-socket/alarm-socket'
export type { WebSocketLike } from './alarm-socket/web-socket-like'
export type { ApiGroup, GroupCalls } from './groups/api-group'
export type * from './groups/crud.types'
