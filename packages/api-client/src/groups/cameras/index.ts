import { list, nothing, one, plainList } from '../../decoding/readers'
import { wireId } from '../../decoding/wire-input'
import type { Instant } from '../../instant'
import type { ReadRows } from '../../rows'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { crud } from '../crud'
import type { Crud } from '../crud.types'
import type { PlanPoint } from '../plan-mark.schema'
import { cameraControl, type CameraControlCalls } from './camera-control'
import { cameraGroups, type CameraGroupCalls } from './camera-groups'
import { wallLayout, type WallLayout } from './wall-layout.schema'
import { cameraFilters, cameraInput, cameraRow, monitorAddress, nearCamera, type Camera, type CameraFilters, type CameraInput, type MonitorAddress, type NearCamera } from './camera.schema'

export { cameraGroupInput, type CameraGroup, type CameraGroupCalls, type CameraGroupFilters, type CameraGroupInput } from './camera-groups'
export { CONTROL_PROBLEM, type CameraAbilities, type CameraControlCalls, type CameraPreset, type CameraVelocity, type ControlOutcome, type ControlProblem } from './camera-control'
export { isWallLayout, WALL_SIZES, type WallLayout, type WallSize } from './wall-layout.schema'
export { cameraInput, STREAM_KIND, type Camera, type CameraFilters, type CameraInput, type MonitorAddress, type NearCamera, type StreamKind } from './camera.schema'

const BASE = '/api/device/deviceVideoExt'

/** A device whose surroundings a user wants to see. */
export interface SeenDevice {
  sensorNumber?: string | null
  buildingId?: string | null
  floor?: number | null
  /** its place on the plan of its floor */
  mark?: PlanPoint | null
}

/** Cameras and their streams (contract device 21), sorted on our server by `name`, `number` and `floor`. */
export interface CameraCalls extends Crud<Camera, CameraInput, CameraFilters> {
  /** The groups of cameras. */
  groups: CameraGroupCalls
  /** Pan, tilt, zoom and presets of cameras with a control address (our server, ADR 74). */
  control: CameraControlCalls
  /** Where a browser plays a camera (GET deviceVideoExt/monitorUrl, contract device 21): live, or what it recorded in a period of at most ten minutes. The address ends a minute after its last use. */
  monitor: (camera: { id: string; large?: boolean; period?: { from: Instant; to: Instant } }, signal?: AbortSignal) => Promise<MonitorAddress>
  /** Where a browser plays an address that no camera has yet (POST deviceVideoExt/tryAddress; our server, ADR 46). The address ends a minute after its last use. */
  tryAddress: (address: string, signal?: AbortSignal) => Promise<MonitorAddress>
  /** The layouts of the video wall that the user has saved, the newest first (GET deviceVideoExt/layouts; our server, ADR 45). */
  layouts: (signal?: AbortSignal) => Promise<ReadRows<WallLayout>>
  /** Keeps these layouts instead of those that the user had, also of those that could not be read: at most 20, each with a name of its own (POST deviceVideoExt/saveLayouts; our server, ADR 45). */
  saveLayouts: (layouts: readonly WallLayout[], signal?: AbortSignal) => Promise<void>
  /** Up to four cameras that see a device, the best first; none for a user who may not see cameras (GET deviceVideoExt/nearest; our server, ADR 50). */
  nearest: (device: SeenDevice, signal?: AbortSignal) => Promise<NearCamera[]>
  /** Marks a camera on the plan of its floor, null takes the mark away (POST deviceVideoExt/update; our server, ADR 3). */
  place: (camera: Camera, mark: PlanPoint | null, signal?: AbortSignal) => Promise<void>
}

const entity = crud({ base: BASE, row: cameraRow, input: cameraInput, filters: cameraFilters })

/** `yyyy-MM-dd HH:mm:ss` of UTC+8. */
const wireInstant = (at: Instant) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** Group `cameras`: `client.with(cameras)`. */
export const cameras: ApiGroup<'cameras', CameraCalls> = {
  name: 'cameras',
  calls: (http: Transport) => ({
    ...entity(http),
    groups: cameraGroups(http),
    control: cameraControl(http),
    monitor: ({ id, large = false, period }, signal) => {
      const dateStrs = period && `${wireInstant(period.from)},${wireInstant(period.to)}`
      return http.get(`${BASE}/monitorUrl`, one(monitorAddress), { query: { deviceId: id, isHd: large ? '1' : '0', dateStrs }, signal })
    },
    tryAddress: (address, signal) => http.postJson(`${BASE}/tryAddress`, { videoLiveAddress: address }, one(monitorAddress), { signal }),
    layouts: (signal) => http.get(`${BASE}/layouts`, list(wallLayout), { signal }),
    async saveLayouts(layouts, signal) {
      await http.postJson(`${BASE}/saveLayouts`, { layouts }, nothing, { signal })
    },
    nearest: ({ sensorNumber, buildingId, floor, mark }, signal) =>
      http.get(`${BASE}/nearest`, plainList(nearCamera), { query: { sensorNo: sensorNumber ?? undefined, buildingId: buildingId ?? undefined, floorId: floor ?? undefined, positionPoint: mark ? `${mark.x},${mark.y}` : undefined }, signal }),
    async place({ id, version, name, number, buildingId, floor }, mark, signal) {
      const positionSign = mark === null ? '' : `${mark.x},${mark.y}`
      await http.postJson(`${BASE}/update`, { id: wireId(id), version, deviceName: name, sensorNo: number, buildingId, floor, positionSign }, nothing, { signal })
    },
  }),
}
