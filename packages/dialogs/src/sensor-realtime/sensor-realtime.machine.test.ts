import { describe, expect, it } from 'vitest'
import { aHistoryRecord, aMeasuringPoint, aSensorAnswer } from './sensor-realtime.fixtures'
import { curveOf, everythingAnswered, open } from './sensor-realtime.harness'

describe('opening', () => {
  it('asks for the device and its history at once, five rows a page', () => {
    const panel = open()
    expect(panel.asked('sensor')).toHaveLength(1)
    expect(panel.asked('history')).toMatchObject([{ page: 1, limit: 5 }])
    expect(panel.state()).toContain('chart.none')
  })

  it('draws today’s curve of the first point', async () => {
    const panel = open()
    await panel.answer('sensor', aSensorAnswer())
    expect(panel.asked('curve')).toEqual([{ sensorNumber: 'a1b2c3d4', pointCode: 'TEMP1', day: { of: 'today' } }])
    await panel.answer('curve', curveOf('2026-11-21', 20))
    expect(panel.state()).toContain('chart.ready.fresh')
  })

  it('has no curve for a point of a fire host', async () => {
    const panel = open({ kind: 'fireHost', channelId: '11' })
    await panel.answer('sensor', aSensorAnswer({ points: [] }))
    expect(panel.asked('curve')).toEqual([])
    expect(panel.state()).toContain('chart.none')
  })

  it('gives up every call when it is closed', () => {
    const panel = open()
    panel.close()
    expect(panel.givenUp()).toEqual([true, true])
  })

  it('tells failed from empty, in each of its parts, and asks again', async () => {
    const panel = open()
    await panel.fail('sensor')
    await panel.fail('history')
    expect(panel.state()).toEqual(['sensor.failed', 'chart.none', 'history.failed', 'watch.visible'])
    panel.send({ type: 'data.refresh' })
    await panel.answer('sensor', aSensorAnswer())
    await panel.fail('curve')
    await panel.answer('history', { rows: [], total: 0, loadedAt: 0 })
    expect(panel.state()).toEqual(['sensor.ready.fresh', 'chart.failed', 'history.empty', 'watch.visible'])
    panel.send({ type: 'data.refresh' })
    await panel.answer('curve', curveOf('2026-11-21'))
    expect(panel.state()).toContain('chart.empty')
  })
})

describe('choosing', () => {
  it('shows nothing of another point while the new one loads, and drops its late answer', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'point.choose', code: 'TEMP2' })
    expect(panel.context().readings).toEqual([])
    panel.send({ type: 'point.choose', code: 'IR' })
    await panel.answer('curve', curveOf('2026-11-21', 7))
    await panel.answer('curve', curveOf('2026-11-21', 99, 98), 1)
    expect(panel.context().readings.map(({ value }) => value)).toEqual([7])
  })

  it('does not ask again for the point that is chosen already', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'point.choose', code: 'TEMP1' })
    expect(panel.asked('curve')).toHaveLength(1)
  })

  it('takes a day that was chosen before the device was known', async () => {
    const panel = open()
    panel.send({ type: 'day.choose', day: { of: 'yesterday', day: '2026-11-20' } })
    await panel.answer('sensor', aSensorAnswer())
    expect(panel.asked('curve')).toMatchObject([{ day: { of: 'yesterday', day: '2026-11-20' } }])
  })

  it('keeps the operator’s point when the device is asked for again, and takes the first when it is gone', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'point.choose', code: 'IR' })
    await panel.answer('curve', curveOf('2026-11-21', 1))
    panel.send({ type: 'data.refresh' })
    await panel.answer('sensor', aSensorAnswer())
    expect(panel.context().pointCode).toBe('IR')
    panel.send({ type: 'data.refresh' })
    await panel.answer('sensor', aSensorAnswer({ points: [aMeasuringPoint({ code: 'SMOKE' })] }))
    expect(panel.context().pointCode).toBe('SMOKE')
    expect(panel.asked('curve').at(-1)).toMatchObject({ pointCode: 'SMOKE' })
    expect(panel.context().readings).toEqual([])
  })
})

describe('today', () => {
  it('is asked for again every 30 seconds, and its curve stays', async () => {
    const panel = await everythingAnswered()
    panel.wait()
    expect(panel.state()).toContain('chart.ready.refreshing')
    expect(panel.context().readings).toHaveLength(2)
    await panel.answer('curve', curveOf('2026-11-21', 1, 2, 3))
    panel.wait()
    expect(panel.asked('curve')).toHaveLength(3)
  })

  it('is not asked for while nobody looks, and at once when somebody does', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'watch.pause' })
    panel.wait()
    panel.wait()
    expect(panel.asked('curve')).toHaveLength(1)
    expect(panel.asked('sensor')).toHaveLength(1)
    panel.send({ type: 'watch.resume' })
    expect(panel.asked('curve')).toHaveLength(2)
    expect(panel.asked('sensor')).toHaveLength(2)
  })

  it('is tried again by itself after it failed, and is marked as old until then', async () => {
    const panel = await everythingAnswered()
    panel.wait()
    await panel.fail('curve')
    await panel.fail('sensor')
    expect(panel.state()).toEqual(expect.arrayContaining(['chart.ready.stale', 'sensor.ready.stale']))
    panel.wait()
    await panel.answer('curve', curveOf('2026-11-21', 1))
    await panel.answer('sensor', aSensorAnswer())
    expect(panel.state()).toEqual(expect.arrayContaining(['chart.ready.fresh', 'sensor.ready.fresh']))
  })

  it('is asked for again when it was empty', async () => {
    const panel = open()
    await panel.answer('sensor', aSensorAnswer())
    await panel.answer('curve', curveOf('2026-11-21'))
    panel.wait()
    await panel.answer('curve', curveOf('2026-11-21', 4))
    expect(panel.state()).toContain('chart.ready.fresh')
  })

  it('is the only day that is asked for again', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'day.choose', day: { of: 'date', day: '2026-11-01' } })
    await panel.answer('curve', curveOf('2026-11-01', 5))
    panel.wait()
    panel.send({ type: 'watch.pause' })
    panel.send({ type: 'watch.resume' })
    expect(panel.asked('curve')).toHaveLength(2)
  })
})

describe('an alarm of the device', () => {
  const heard = { code: 'TEMP1', at: Date.parse('2026-11-21T09:00:00+08:00'), value: 72 }

  it('brings its value before the next answer, and asks for state and history again', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'sensor.changed', readings: [heard] })
    expect(panel.context().heard).toEqual([heard])
    expect(panel.context().readings).toHaveLength(2)
    expect(panel.state()).toEqual(['sensor.ready.refreshing', 'chart.ready.fresh', 'history.loading', 'watch.visible'])
  })

  it('is forgotten when an answer has caught up with it', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'sensor.changed', readings: [heard, { ...heard, code: 'IR' }] })
    panel.wait()
    await panel.answer('curve', { ...curveOf('2026-11-21', 1), readings: [{ at: heard.at, value: 72 }] })
    expect(panel.context().heard.map(({ code }) => code)).toEqual(['IR'])
  })

  it('moves neither point nor day nor page', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'point.choose', code: 'IR' })
    panel.send({ type: 'day.choose', day: { of: 'date', day: '2026-11-01' } })
    await panel.answer('curve', curveOf('2026-11-01', 5))
    panel.send({ type: 'sensor.changed', readings: [heard] })
    await panel.answer('sensor', aSensorAnswer())
    expect(panel.context()).toMatchObject({ pointCode: 'IR', day: { of: 'date' }, page: 1 })
    expect(panel.asked('curve')).toHaveLength(3)
  })
})

describe('history', () => {
  it('takes another size from page 1, and goes to the last page when its own is gone', async () => {
    const panel = open()
    await panel.answer('history', { rows: [aHistoryRecord()], total: 40, loadedAt: 0 })
    panel.send({ type: 'page.change', page: 8 })
    await panel.answer('history', { rows: [], total: 11, loadedAt: 0 })
    expect(panel.asked('history').at(-1)).toMatchObject({ page: 3, limit: 5 })
    panel.send({ type: 'size.change', limit: 30 })
    expect(panel.asked('history').at(-1)).toMatchObject({ page: 1, limit: 30 })
  })

  it('may be old while the alarm link is silent and catches up when it is heard', async () => {
    const panel = open()
    await panel.answer('history', { rows: [aHistoryRecord()], total: 1, loadedAt: 0 })
    panel.send({ type: 'link.silent' })
    expect(panel.state()).toContain('history.ready.stale')
    panel.send({ type: 'link.heard' })
    expect(panel.state()).toContain('history.ready.refreshing')
  })
})
