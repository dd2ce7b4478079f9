import { SENSOR_STATUS } from '@smart-fire/api-client'
import { describe, expect, it } from 'vitest'
import { stateText, toneOf } from './device-management/device-cells'
import { zhCN as deviceWords } from './device-management/device-management.messages'
import { aDevice } from './device-management/device-management.sample'
import { contactOf, hostStateOf } from './fire-hosts/hosts/host-cells'
import { aFireHost } from './fire-hosts/hosts/hosts.sample'
import { stateText as sensorText } from './water/sensors/sensor-cells'
import { zhCN as sensorWords } from './water/sensors/sensors.messages'
import { anOutdoorSensor } from './water/sensors/sensors.sample'

// the reports of what is stopped are refused, so its last state says nothing
describe('of what may be stopped, because that cannot be read', () => {
  it('a device is not called normal, and an alarm stays one', () => {
    expect(stateText(aDevice({ stopped: null, status: SENSOR_STATUS.normal }), deviceWords)).toBe('')
    expect(toneOf(aDevice({ stopped: null, status: SENSOR_STATUS.alarm }))).toBe('alarm')
  })

  it('a sensor of a hydrant is not called normal', () => {
    expect(sensorText(anOutdoorSensor({ stopped: false, status: SENSOR_STATUS.normal }), sensorWords)).not.toBe('')
    expect(sensorText(anOutdoorSensor({ stopped: null, status: SENSOR_STATUS.normal }), sensorWords)).toBe('')
  })

  it('a fire host is not in contact and has no state; a silent one stays silent', () => {
    expect(contactOf(aFireHost({ stopped: null }))).toBe('unknown')
    expect(contactOf(aFireHost({ stopped: null, silent: true }))).toBe('silent')
    expect(hostStateOf(aFireHost({ stopped: null }), 'mainPowerFault')).toBe('unknown')
  })
})
