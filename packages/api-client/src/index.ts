export type { ApiClient, ApiClientOptions, Diagnostic } from './api-client'
export { createApiClient } from './create-api-client'
export { createSignInClient, type SignInClient } from './create-sign-in-client'
export * from './codes'
export type { Instant } from './instant'
export { ApiError, isApiError, type ApiErrorKind, type ConflictDetail } from './transport/api-error'
export type * from './resources/rows'
export type * from './resources/abnormal-records/abnormal-record'
export type * from './resources/auth/auth'
export type * from './resources/buildings/building'
export { OWNERSHIP, type BuildingDetail, type Ownership } from './resources/buildings/building-detail'
export type * from './resources/buildings/networked-unit'
export type * from './resources/device-counts/device-counts'
export type * from './resources/floor-plans/floor-plan'
export type * from './resources/hydrants/hydrant'
export type * from './resources/readings/reading'
export type * from './resources/floors/floor'
export type * from './resources/sensors/sensor-row'
export type * from './resources/sensors/sensor-detail'
export type * from './resources/session/session'
export type * from './alarm-socket/alarm-frame'
export {
  HEARTBEAT_TEXT,
  type AlarmSocket,
  type AlarmSocketHandlers,
  type AlarmSocketOptions,
} from './alarm-socket/alarm-socket'
export type { WebSocketLike } from './alarm-socket/web-socket-like'
export type { ApiGroup, GroupCalls } from './groups/api-group'
