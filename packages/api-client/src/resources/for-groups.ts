// What groups may use of the resources, by name; a lint zone keeps every other file of `resources/` from them.

export { CONTROLLER } from './abnormal-records/abnormal-record.calls'
export type { AbnormalRecord } from './abnormal-records/abnormal-record'
export { abnormalRecord } from './abnormal-records/abnormal-record.schema'
export { recordPage } from './abnormal-records/record-page'
export { encodePassword } from './auth/password'
export { buildingDetail, wireBuilding, type BuildingDetail, type BuildingInput, OWNERSHIP, type Ownership } from './buildings/building-detail.schema'
export { networkedUnit, type NetworkedUnit } from './buildings/networked-unit.schema'
export type { FloorPlanQuery } from './floor-plans/floor-plan.calls'
export { sensorController } from './sensors/sensor-controller'
export { ALL_STATUSES } from './sensors/sensor.calls'
