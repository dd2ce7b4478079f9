import type { ApiClient } from '../../api-client'
import { list, one } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { sensorController } from '../sensors/sensor-controller'
import type { FloorPlan } from './floor-plan'
import { floorPlan, planMarkers } from './floor-plan.schema'

/** Pictures of floors and the devices on them (spec 2 §7). */
export function floorPlanCalls(http: Transport): ApiClient['floorPlans'] {
  return {
    async find({ buildingId, floor }, signal) {
      const plans = await http.get('/api/device/deviceFloorLayout/selectImage', list(floorPlan), {
        query: { buildingId, floor },
        signal,
      })
      return { plan: [...plans].sort(newestFirst)[0] ?? null, candidates: plans.length }
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
