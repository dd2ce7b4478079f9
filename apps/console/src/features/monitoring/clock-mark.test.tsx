import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import { ClockMark } from './clock-mark'
import { stateCell, stateText } from './device-management/device-cells'
import { zhCN } from './device-management/device-management.messages'
import { aDevice } from './device-management/device-management.sample'
import { stateCell as sensorCell, stateText as sensorText } from './water/sensors/sensor-cells'
import { zhCN as sensorWords } from './water/sensors/sensors.messages'
import { anOutdoorSensor } from './water/sensors/sensors.sample'

const { draw } = aMockPlatform()

it('says that the clock of a device is wrong (domain 24)', () => {
  draw(<ClockMark device={{ clockFault: true }} />)
  expect(screen.getByText('设备时钟异常').getAttribute('data-tone')).toBe('fault')
})

it.each([false, null])('says nothing of a clock that is right, or of which the server tells nothing: %s', (clockFault) => {
  draw(<ClockMark device={{ clockFault }} />)
  expect(screen.queryByText('设备时钟异常')).toBeNull()
})

it('stands beside the state in device management, on the screen and in its file', () => {
  const device = aDevice({ clockFault: true })
  draw(stateCell(device, zhCN))
  expect(screen.getByText('正常')).toBeVisible()
  expect(screen.getByText('设备时钟异常')).toBeVisible()
  expect(stateText(device, zhCN)).toBe('正常 · 设备时钟异常')
})

it('stands beside the state of a sensor of a hydrant, on the screen and in its file', () => {
  const sensor = anOutdoorSensor({ clockFault: true })
  draw(sensorCell(sensor, sensorWords))
  expect(screen.getByText('正常')).toBeVisible()
  expect(screen.getByText('设备时钟异常')).toBeVisible()
  expect(sensorText(sensor, sensorWords)).toBe('正常 · 设备时钟异常')
})
