import { createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { SmartFireProvider } from '../../provider'
import { provideCalls } from '../../regions/machine-calls'
import { snapshotAt } from '../../testing'
import { SensorRealtimeActor } from '../sensor-realtime.actor'
import { aDetail, aFireHostContext, aMarkerInfo, aRealtimeContext, aSensorResponse, noCurveYet } from '../sensor-realtime.fixtures'
import { sensorRealtimeMachine } from '../sensor-realtime.machine'
import type { SensorRealtimeContext, SensorResponse } from '../sensor-realtime.types'
import { NewestValue } from './newest-value'

type Chart = NonNullable<Exclude<StateValueFrom<typeof sensorRealtimeMachine>, string>['chart']>

const client = createApiClient(createMockBackend().clientOptions())
const NONE_TODAY = '今日暂无数据'
const FAILED = '最后上报加载失败'
const ABSENT = '暂无上报时间'

afterEach(cleanup)

describe('a last report that could not be loaded', () => {
  it('of a device is said to have failed, beside the newest value of today', () => {
    draw('empty', aRealtimeContext({ sensor: failed() }))
    expect(screen.getByText(FAILED)).toBeInTheDocument()
    expect(screen.getByRole('group', { name: '最新值' })).toHaveTextContent('51 ℃')
  })

  it('of a point of a fire host never looks like one that has never reported', () => {
    draw('none', aFireHostContext({ sensor: { ...failed(), points: [] } }))
    expect(screen.getByText(FAILED)).toBeInTheDocument()
    expect(screen.queryByText(ABSENT)).toBeNull()
  })

  it('is loaded again by one press, and then says since when the device is offline', async () => {
    const offline = aMarkerInfo({ status: SENSOR_STATUS.offline, offlineFor: '1天2小时' })
    draw('empty', noCurveYet({ sensor: failed() }), aSensorResponse({ detail: aDetail({ status: SENSOR_STATUS.offline }), latest: offline }))
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('设备已离线 1天2小时，最后上报时间 2026-10-12 09:30:00')).toBeInTheDocument()
    expect(screen.queryByText(FAILED)).toBeNull()
  })
})

it('a point of a fire host that has never reported has no time of a report', () => {
  draw('none', aFireHostContext({ sensor: aSensorResponse({ points: [], latest: aMarkerInfo({ at: null }) }) }))
  expect(screen.getByText(ABSENT)).toBeInTheDocument()
})

describe('a device without a known value', () => {
  it('has none today when today’s curve was loaded without one', () => {
    draw('empty', noCurveYet())
    expect(screen.getByText(NONE_TODAY)).toBeInTheDocument()
  })

  it.each<[string, Chart, Partial<SensorRealtimeContext>]>([
    ['could not be loaded', 'failed', {}],
    ['could not be loaded again', { ready: 'stale' }, {}],
    ['has only unreadable values', 'empty', { droppedReadings: 3 }],
    ['is not the curve that is shown', 'empty', { day: { of: 'date', day: '2026-10-01' }, curveDay: '2026-10-01' }],
  ])('is unknown when today’s curve %s', (_why, chart, context) => {
    draw(chart, noCurveYet(context))
    expect(screen.queryByText(NONE_TODAY)).toBeNull()
    expect(screen.getByText('最新值未知')).toBeInTheDocument()
  })

  it('is loading together with today’s curve', () => {
    draw('loading', noCurveYet())
    expect(screen.queryByText(NONE_TODAY)).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('正在加载最新值…')
  })
})

const failed = (): SensorResponse => aSensorResponse({ latest: null })

/** The newest value in a state of the panel; when the device is loaded again, this is the response. */
function draw(chart: Chart, context: SensorRealtimeContext, again: SensorResponse = aSensorResponse()) {
  const logic = provideCalls(sensorRealtimeMachine, { loadSensor: () => Promise.resolve(again), loadCurve: () => new Promise(() => undefined) })
  const snapshot = snapshotAt(sensorRealtimeMachine, { sensor: { ready: 'fresh' }, chart }, context)
  render(
    <SmartFireProvider client={client}>
      <SensorRealtimeActor.Provider logic={logic} options={{ input: context.target, snapshot }}>
        <NewestValue />
      </SensorRealtimeActor.Provider>
    </SmartFireProvider>,
  )
}
