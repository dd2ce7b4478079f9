import { type AbnormalRecord, RECORD_CATEGORY, SENSOR_STATUS, type SensorStatus, VERDICT } from '@smart-fire/api-client'
import type { MockBackend } from '@smart-fire/api-client/mock'
import type { ScenarioChange } from './scenario-step'

/** Who gives the verdicts that do not come from the spectator. */
const COLLEAGUE = '李强'
/** %obs/m */
const CLEAR_AIR = 0.2

/** Applies the change of a step to the mock platform. */
export function applyTo(backend: MockBackend): (change: ScenarioChange) => void {
  return (change) => {
    switch (change.type) {
      case 'raise':
        showOnPlan(backend, change.record, statusOf(change.record), change.record)
        return backend.raise(change.record)
      case 'handle':
        return handle(backend, change)
      case 'networkLost':
        backend.alarms.reachable = false
        backend.alarms.drop()
        return backend.apply({ calls: 'all', misbehaviour: { type: 'network' } })
      case 'networkBack':
        backend.alarms.reachable = true
        return backend.heal()
      case 'nothing':
        return
      default:
        return change satisfies never
    }
  }
}

/** A verdict that the spectator has given before stays: the first one counts. */
function handle(backend: MockBackend, { record, verdict = VERDICT.falseAlarm }: Extract<ScenarioChange, { type: 'handle' }>): void {
  const open = backend.world.records.filter(({ handled }) => !handled)
  const judged = record === undefined ? open.at(-1) : open.find(({ kind, id }) => kind === record.kind && id === record.id)
  if (judged === undefined) return
  backend.handle(judged, { handledBy: COLLEAGUE, verdict })
  if (verdict === VERDICT.falseAlarm) showOnPlan(backend, judged, SENSOR_STATUS.normal, { value: CLEAR_AIR, raisedAt: backend.world.now() })
}

/** Lists and plans show the devices, not the records: the device has the state, and a smoke detector measures what its record says. */
function showOnPlan({ world }: MockBackend, { sensorId, category }: AbnormalRecord, status: SensorStatus, { value, raisedAt }: Pick<AbnormalRecord, 'value' | 'raisedAt'>): void {
  const device = world.sensors.find(({ id }) => id === sensorId)
  if (!device) return
  device.status = status
  if (status !== SENSOR_STATUS.offline) device.reportedAt = raisedAt ?? device.reportedAt
  if (category !== RECORD_CATEGORY.fire) return
  device.points = device.points.map((point) => ({ ...point, value: value ?? point.value, state: status === SENSOR_STATUS.alarm ? 'alarm' : 'normal' }))
}

function statusOf({ category, measuringPointCode }: AbnormalRecord): SensorStatus {
  if (category === RECORD_CATEGORY.fire) return SENSOR_STATUS.alarm
  return measuringPointCode === 'OFFLINE' ? SENSOR_STATUS.offline : SENSOR_STATUS.fault
}
