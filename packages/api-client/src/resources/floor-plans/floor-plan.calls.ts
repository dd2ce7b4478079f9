import type { ApiClientOptions } from '../../api-client-options'
import { one } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { sensorController } from '../sensors/sensor-controller'
import { picturesOf, planMarkers, type FloorPlan, type PlanMarkers } from './floor-plan.schema'

/** Pictures of floors and the devices on them. */
export type FloorPlanCalls = ReturnType<typeof floorPlanCalls>

/** Which floor. */
export interface FloorPlanQuery {
  buildingId: string
  floor: number
}

/** The plan in use: the newest. With more than one candidate a remark is shown (domain 21). */
export interface FoundFloorPlan {
  plan: FloorPlan | null
  candidates: number
}

export function floorPlanCalls(http: Transport, { baseUrl = '' }: Pick<ApiClientOptions, 'baseUrl'>) {
  const origin = baseUrl.replace(/\/+$/, '')
  // our server signs a path without an origin; a page of another origin would look for the picture on its own
  const reachable = (plan: FloorPlan): FloorPlan => (plan.url.startsWith('/') ? { ...plan, url: origin + plan.url } : plan)
  return {
    /** The newest picture of a floor, null without one (GET deviceFloorLayout/selectImage, spec 2 §7, domain 21). */
    async find({ buildingId, floor }: FloorPlanQuery, signal?: AbortSignal): Promise<FoundFloorPlan> {
      const plans = await http.get('/api/device/deviceFloorLayout/selectImage', picturesOf(floor), {
        query: { buildingId, floor },
        signal,
      })
      const newest = [...plans].sort(newestFirst)[0]
      return { plan: newest === undefined ? null : reachable(newest), candidates: plans.length }
    },
    /** The devices of a floor at their places on the plan, units as stored (GET …/getSensorAndFloor, spec 2 §7, domain 7). */
    markers(
      { buildingId, channelId, floor }: FloorPlanQuery & { channelId: string },
      signal?: AbortSignal,
    ): Promise<PlanMarkers> {
      return http.get(`${sensorController(channelId)}/getSensorAndFloor`, one(planMarkers), {
        query: { buildId: buildingId, floor, channelId },
        signal,
      })
    },
  }
}

/** Ids grow: the highest is the newest. */
function newestFirst(a: FloorPlan, b: FloorPlan): number {
  return b.id.length - a.id.length || b.id.localeCompare(a.id, 'en')
}
