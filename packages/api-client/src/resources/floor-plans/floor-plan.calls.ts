import type { ApiClient, ApiClientOptions } from '../../api-client'
import { list, one } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { sensorController } from '../sensors/sensor-controller'
import type { FloorPlan } from './floor-plan'
import { floorPlan, planMarkers } from './floor-plan.schema'

/** Pictures of floors and the devices on them (spec 2 §7). */
export function floorPlanCalls(http: Transport, { baseUrl = '' }: Pick<ApiClientOptions, 'baseUrl'>): ApiClient['floorPlans'] {
  const origin = baseUrl.replace(/\/+$/, '')
  // our server signs a path of its own; a page on another origin would look for it at home
  const reachable = (plan: FloorPlan): FloorPlan => (plan.url.startsWith('/') ? { ...plan, url: origin + plan.url } : plan)
  return {
    async find({ buildingId, floor }, signal) {
      const plans = await http.get('/api/device/deviceFloorLayout/selectImage', list(floorPlan), {
        query: { buildingId, floor },
        signal,
      })
      const newest = [...plans].sort(newestFirst)[0]
      return { plan: newest === undefined ? null : reachable(newest), candidates: plans.length }
    },
    async markers({ buildingId, channelId, floor }, signal) {
      const query = { buildId: buildingId, floor, channelId }
      const { markers } = await http.get(`${sensorController(channelId)}/getSensorAndFloor`, one(planMarkers), {
        query,
        signal,
      })
      return markers
    },
  }
}

/** Ids grow: the highest is the newest. */
function newestFirst(a: FloorPlan, b: FloorPlan): number {
  return b.id.length - a.id.length || b.id.localeCompare(a.id, 'en')
}
