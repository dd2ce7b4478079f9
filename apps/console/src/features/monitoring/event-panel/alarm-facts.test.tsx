import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { aRecord, FOUR_AM } from '../records.fixtures'
import { AlarmFacts } from './alarm-facts'

const { draw } = aMockPlatform()

it('says that the clock of the device is wrong and shows both times (domain 24)', () => {
  draw(<AlarmFacts record={aRecord({ raisedAt: FOUR_AM, receivedAt: FOUR_AM, stampedAt: Date.UTC(2000, 0, 1) })} />)
  expect(screen.getByText('设备时钟异常')).toBeTruthy()
  expect(screen.getByText('设备所报时间').nextElementSibling?.textContent).toContain('2000-01-01 08:00:00')
  expect(screen.getByText('平台收到时间').nextElementSibling?.textContent).toContain('2026-11-20 04:00:00')
})

it('says nothing about a clock that can be believed', () => {
  draw(<AlarmFacts record={aRecord({ receivedAt: FOUR_AM })} />)
  expect(screen.queryByText('设备时钟异常')).toBeNull()
  expect(screen.queryByText('设备所报时间')).toBeNull()
})

const OF_HOST = { kind: 'fireHost', sensorNumber: null, equipmentType: null, series: '点型光电感烟', fireHostId: '5', hostName: '一号主机', loop: '02', address: '017' } as const

it('names the fire host, its loop and address, the system type, and whether it is the first alarm of the event (ADR 25)', () => {
  draw(<AlarmFacts record={aRecord({ ...OF_HOST, isFirstAlarm: true, systemType: '11' })} />)
  const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent
  expect(valueOf('设备')).toContain('点型光电感烟 一号主机-02-017')
  expect([valueOf('消防主机'), valueOf('首警'), valueOf('系统类型')]).toEqual(['一号主机', '本次报警的第一条火警', '消火栓系统'])
})

it('names the host alone in a record of the host itself, and says nothing of a first alarm', () => {
  draw(<AlarmFacts record={aRecord({ ...OF_HOST, category: '0', alarmType: '主电故障', series: '火灾报警控制器', loop: null, address: null, sensorId: null })} />)
  expect(screen.getByText('设备').nextElementSibling?.textContent).toContain('火灾报警控制器 一号主机')
  expect(screen.queryByText('首警')).toBeNull()
})

it('does not say twice that a device is offline', () => {
  draw(<AlarmFacts record={aRecord({ category: '0', alarmType: '离线', measuringPoint: '离线', value: null, unit: null })} />)
  expect(screen.getAllByText('离线')).toHaveLength(1)
})

it('keeps the value of a point that is named like its alarm', () => {
  draw(<AlarmFacts record={aRecord({ alarmType: '画面烟雾', measuringPoint: '画面烟雾', value: 77, unit: '%' })} />)
  expect(screen.getByText('画面烟雾 77%')).toBeTruthy()
})

it('does not call the first report the last one where the platform does not tell the last (domain 25)', () => {
  draw(<AlarmFacts record={aRecord({ raisedAt: FOUR_AM, lastReportedAt: null, repeats: 5 })} />)
  expect(screen.getByText('首次上报').nextElementSibling?.textContent).toBe('2026-11-20 04:00:00')
  expect(screen.getByText('最后上报').nextElementSibling?.textContent).toBe('–')
})
