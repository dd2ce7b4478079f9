import { createApiClient, VERDICT } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { SmartFireProvider } from '../../provider'
import { snapshotAt } from '../../testing'
import { SensorRealtimeActor } from '../sensor-realtime.actor'
import { aDetail, aHistoryRecord, aMeasuringPoint, aRealtimeContext, aSensorResponse, clientWithHistory } from '../sensor-realtime.fixtures'
import { sensorRealtimeMachine } from '../sensor-realtime.machine'
import type { SensorResponse } from '../sensor-realtime.types'
import { HistoryTable, useHistory } from './history-table'
import { PointChoice } from './point-choice'
import { ReadingCurve } from './reading-curve'
import { SensorFacts } from './sensor-facts'

afterEach(cleanup)

it.each([
  ['alarm', 'A相温度（报警）', 'alarm'],
  ['fault', 'A相温度（故障）', 'fault'],
  ['shielded', 'A相温度（已停用）', 'notEnabled'],
  ['normal', 'A相温度', undefined],
  // unreadable is never a normal state (domain 25)
  [null, 'A相温度（状态未知）', 'info'],
] as const)('the button of a point whose state is %s says so', (state, name, tone) => {
  draw(<PointChoice />, { points: [aMeasuringPoint({ state })] })
  const button = screen.getByRole('radio', { name }).closest('label')
  expect(button?.querySelector('svg')?.dataset['tone']).toBe(tone)
})

it('a device of a hydrant is at the hydrant, and in no building and on no floor', () => {
  draw(<SensorFacts />, { detail: aDetail({ hydrantName: '西门消火栓', buildingName: null, floor: null, description: '西门' }) })
  expect(facts()).toEqual(['设备类型', '设备编号', '消火栓名称', '位置描述'])
})

it('a device of a building is in the building and on its floor', () => {
  draw(<SensorFacts />)
  expect(facts()).toEqual(['设备类型', '设备编号', '建筑名称', '楼层', '位置描述'])
})

it.each([
  ['ended when the device recovered', { verdict: null, confirmedBy: null, confirmedAt: null, handledBy: null }, '自动恢复'],
  ['was judged by a person whose name is not known', { verdict: VERDICT.realFire, confirmedBy: null, handledBy: null }, '–'],
  ['was handled by a person', { verdict: null, confirmedBy: null, handledBy: '周海' }, '周海'],
])('the history says who ended a record that %s', async (_how, record, who) => {
  draw(<History />, {}, clientWithHistory([aHistoryRecord(record)]))
  const headers = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  await screen.findByRole('cell', { name: '温度过高' })
  expect(screen.getAllByRole('cell')[headers.indexOf('处理人')]).toHaveTextContent(who)
})

const UNREAD_LIMIT = '正常范围的上限或下限无法读取，曲线上没有画出'

it.each([{ min: null, hasMin: true }, { max: null, hasMax: true }])('the curve of a point with a bound that could not be read says so: without a line the point looks as if it had none (%j)', (unread) => {
  draw(<ReadingCurve />, { points: [aMeasuringPoint({ code: 'TEMP1', ...unread })] })
  expect(screen.getByText(UNREAD_LIMIT)).toBeInTheDocument()
})

it.each([
  ['a point without bounds', { min: null, max: null }],
  ['a contact, which has two states and no range', { label: '烟感', unit: null, max: null, hasMax: true }],
])('the curve of %s has no bound to read', (_of, point) => {
  draw(<ReadingCurve />, { points: [aMeasuringPoint({ code: 'TEMP1', ...point })] })
  expect(screen.queryByText(UNREAD_LIMIT)).toBeNull()
})

it('the history has five rows a page at first, and other sizes to choose from (spec 2 §9)', async () => {
  draw(<History />, {}, clientWithHistory([aHistoryRecord()]))
  const size = await screen.findByRole('combobox', { name: '每页条数' })
  expect(size).toHaveValue('5')
  expect(within(size).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['5 条/页', '10 条/页', '15 条/页', '30 条/页'])
})

const facts = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

function History() {
  return <HistoryTable list={useHistory()} />
}

/** A part of the panel of a device. */
function draw(part: ReactNode, sensor: Partial<SensorResponse> = {}, client = createApiClient(createMockBackend().clientOptions())) {
  const context = aRealtimeContext({ sensor: aSensorResponse(sensor) })
  const snapshot = snapshotAt(sensorRealtimeMachine, { sensor: { ready: 'fresh' }, chart: { ready: 'fresh' } }, context)
  render(
    <SmartFireProvider client={client}>
      <SensorRealtimeActor.Provider options={{ input: context.target, snapshot }}>{part}</SensorRealtimeActor.Provider>
    </SmartFireProvider>,
  )
}
