import { describe, expect, it } from 'vitest'
import { aMeasuringPoint, aSensorResponse } from './sensor-realtime.fixtures'
import { curveOf, everythingAnswered, open } from './sensor-realtime.harness'

const TODAY = '2026-11-21'

describe('opening', () => {
  it('loads the device, and has no curve before it is known', () => {
    const panel = open()
    expect(panel.requests('loadSensor')).toHaveLength(1)
    expect(panel.state()).toEqual(['sensor.loading', 'chart.none'])
  })

  it('draws today’s curve of the first point', async () => {
    const panel = open()
    await panel.respond('loadSensor', aSensorResponse())
    expect(panel.requests('loadCurve')).toEqual([{ sensorNumber: 'a1b2c3d4', pointCode: 'TEMP1', day: { of: 'today' } }])
    await panel.respond('loadCurve', curveOf('2026-11-21', 20))
    expect(panel.state()).toContain('chart.ready.fresh')
  })

  it('asks for the curve together with the device, and draws it without another call where the server sends it', async () => {
    const panel = open()
    expect(panel.requests('loadSensor')).toMatchObject([{ curveOf: { of: 'today' } }])
    await panel.respond('loadSensor', aSensorResponse({ curve: curveOf(TODAY, 20, 21) }))
    expect(panel.requests('loadCurve')).toEqual([])
    expect(panel.state()).toContain('chart.ready.fresh')
    expect(panel.context()).toMatchObject({ curveOf: 'TEMP1', curveDay: TODAY, readings: [{ value: 20 }, { value: 21 }] })
  })

  it('is confirmed empty by a curve without values that came with the device', async () => {
    const panel = open()
    await panel.respond('loadSensor', aSensorResponse({ curve: curveOf(TODAY) }))
    expect(panel.state()).toContain('chart.empty')
    expect(panel.context()).toMatchObject({ curveOf: 'TEMP1', curveDay: TODAY })
  })

  it('never shows the curve that came with the device when another day was chosen meanwhile', async () => {
    const panel = open()
    panel.send({ type: 'day.choose', day: { of: 'yesterday', day: '2026-11-20' } })
    await panel.respond('loadSensor', aSensorResponse({ curve: curveOf(TODAY, 20) }))
    expect(panel.context().readings).toEqual([])
    expect(panel.state()).toContain('chart.loading')
    expect(panel.requests('loadCurve')).toMatchObject([{ day: { of: 'yesterday' } }])
  })

  it('asks for no curve together with the device once that is known: it would take the place of a chosen point', async () => {
    const panel = open()
    await panel.respond('loadSensor', aSensorResponse({ curve: curveOf(TODAY, 20) }))
    panel.send({ type: 'readings.due' })
    expect(panel.requests('loadSensor').at(-1)).toMatchObject({ curveOf: null })
    expect(panel.requests('loadCurve')).toHaveLength(1)
  })

  it('has no curve for a point of a fire host', async () => {
    const panel = open({ kind: 'fireHost', channelId: '11' })
    await panel.respond('loadSensor', aSensorResponse({ points: [] }))
    expect(panel.requests('loadCurve')).toEqual([])
    expect(panel.state()).toContain('chart.none')
  })

  it('looks a point of a fire host up in the channel of such points, and a device in its own', () => {
    const target = { sensorId: '501', channelId: '7' } as const
    expect(open({ ...target, kind: 'fireHost' }).requests('loadSensor')).toMatchObject([{ target: { ...target, channelId: '11', kind: 'fireHost' } }])
    expect(open({ ...target, kind: 'device' }).requests('loadSensor')).toMatchObject([{ target: { ...target, kind: 'device' } }])
  })

  it('aborts its call when it is closed', () => {
    const panel = open()
    panel.close()
    expect(panel.aborted()).toEqual(['loadSensor'])
  })

  it('distinguishes failed from empty, and loads again', async () => {
    const panel = open()
    await panel.fail('loadSensor')
    expect(panel.state()).toEqual(['sensor.failed', 'chart.none'])
    panel.send({ type: 'data.refresh' })
    await panel.respond('loadSensor', aSensorResponse())
    await panel.fail('loadCurve')
    expect(panel.state()).toEqual(['sensor.ready.fresh', 'chart.failed'])
    panel.send({ type: 'data.refresh' })
    await panel.respond('loadCurve', curveOf('2026-11-21'))
    expect(panel.state()).toContain('chart.empty')
  })
})

describe('choosing', () => {
  it('shows nothing of another point while the new one loads, and drops its late response', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'point.choose', code: 'TEMP2' })
    expect(panel.context().readings).toEqual([])
    panel.send({ type: 'point.choose', code: 'IR' })
    await panel.respond('loadCurve', curveOf('2026-11-21', 7))
    await panel.respond('loadCurve', curveOf('2026-11-21', 99, 98), 1)
    expect(panel.context().readings.map(({ value }) => value)).toEqual([7])
  })

  it('does not load the chosen point again', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'point.choose', code: 'TEMP1' })
    expect(panel.requests('loadCurve')).toHaveLength(1)
  })

  it('uses a day that was chosen before the device was known', async () => {
    const panel = open()
    panel.send({ type: 'day.choose', day: { of: 'yesterday', day: '2026-11-20' } })
    await panel.respond('loadSensor', aSensorResponse())
    expect(panel.requests('loadCurve')).toMatchObject([{ day: { of: 'yesterday', day: '2026-11-20' } }])
  })

  it('keeps the chosen point when the device is loaded again, and takes the first when it is gone', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'point.choose', code: 'IR' })
    await panel.respond('loadCurve', curveOf('2026-11-21', 1))
    panel.send({ type: 'data.refresh' })
    await panel.respond('loadSensor', aSensorResponse())
    expect(panel.context().pointCode).toBe('IR')
    panel.send({ type: 'data.refresh' })
    await panel.respond('loadSensor', aSensorResponse({ points: [aMeasuringPoint({ code: 'SMOKE' })] }))
    expect(panel.context().pointCode).toBe('SMOKE')
    expect(panel.requests('loadCurve').at(-1)).toMatchObject({ pointCode: 'SMOKE' })
    expect(panel.context().readings).toEqual([])
  })
})

it('draws the curve again when the points could not be read for a while', async () => {
  const panel = await everythingAnswered()
  panel.send({ type: 'data.refresh' })
  await panel.respond('loadSensor', aSensorResponse({ points: [], droppedPoints: 2 }))
  expect(panel.state()).toContain('chart.none')
  panel.send({ type: 'data.refresh' })
  await panel.respond('loadSensor', aSensorResponse())
  expect(panel.state()).toContain('chart.loading')
  await panel.respond('loadCurve', curveOf(TODAY, 3))
  expect(panel.context().readings.map(({ value }) => value)).toEqual([3])
})

describe('readings that are due', () => {
  it('load device and curve of today again, and what is shown stays', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'readings.due' })
    expect(panel.state()).toEqual(['sensor.ready.refreshing', 'chart.ready.refreshing'])
    expect(panel.context().readings).toHaveLength(2)
    await panel.respond('loadCurve', curveOf('2026-11-21', 1, 2, 3))
    panel.send({ type: 'readings.due' })
    expect(panel.requests('loadCurve')).toHaveLength(3)
  })

  it('do not start a second call while one is running', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'readings.due' })
    panel.send({ type: 'readings.due' })
    expect([panel.requests('loadSensor'), panel.requests('loadCurve')]).toMatchObject([{ length: 2 }, { length: 2 }])
  })

  it('load again what is stale after a failure', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'readings.due' })
    await panel.fail('loadCurve')
    await panel.fail('loadSensor')
    expect(panel.state()).toEqual(['sensor.ready.stale', 'chart.ready.stale'])
    panel.send({ type: 'readings.due' })
    await panel.respond('loadCurve', curveOf('2026-11-21', 1))
    await panel.respond('loadSensor', aSensorResponse())
    expect(panel.state()).toEqual(['sensor.ready.fresh', 'chart.ready.fresh'])
  })

  it('load today again when it was empty', async () => {
    const panel = open()
    await panel.respond('loadSensor', aSensorResponse())
    await panel.respond('loadCurve', curveOf('2026-11-21'))
    panel.send({ type: 'readings.due' })
    await panel.respond('loadCurve', curveOf('2026-11-21', 4))
    expect(panel.state()).toContain('chart.ready.fresh')
  })

  it.each([[[5]], [[]]])('leave every other day alone, whose values are %j', async (values) => {
    const panel = await everythingAnswered()
    panel.send({ type: 'day.choose', day: { of: 'date', day: '2026-11-01' } })
    await panel.respond('loadCurve', curveOf('2026-11-01', ...values))
    panel.send({ type: 'readings.due' })
    expect(panel.requests('loadCurve')).toHaveLength(2)
  })

  it('leave another day alone that could not be loaded again', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'day.choose', day: { of: 'date', day: '2026-11-01' } })
    await panel.respond('loadCurve', curveOf('2026-11-01', 5))
    panel.send({ type: 'data.refresh' })
    await panel.fail('loadCurve')
    panel.send({ type: 'readings.due' })
    expect(panel.state()).toContain('chart.ready.stale')
  })

  it('load a curve that could not be loaded', async () => {
    const panel = open()
    await panel.respond('loadSensor', aSensorResponse())
    await panel.fail('loadCurve')
    panel.send({ type: 'readings.due' })
    expect(panel.state()).toContain('chart.loading')
  })
})

describe('the curve of any day', () => {
  const OTHER_DAY = { type: 'day.choose', day: { of: 'date', day: '2026-11-01' } } as const

  it.each([[[5]], [[]]])('is loaded again when the operator refreshes, also when its values are %j', async (values) => {
    const panel = await everythingAnswered()
    panel.send(OTHER_DAY)
    await panel.respond('loadCurve', curveOf('2026-11-01', ...values))
    panel.send({ type: 'data.refresh' })
    expect(panel.state()).toContain('chart.ready.refreshing')
    expect(panel.requests('loadCurve')).toHaveLength(3)
  })

  it('is loaded again once the alarm link is live, when it is stale or could not be loaded', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'data.refresh' })
    await panel.fail('loadCurve')
    panel.send({ type: 'link.live' })
    expect(panel.state()).toContain('chart.ready.refreshing')
    panel.send(OTHER_DAY)
    await panel.fail('loadCurve')
    panel.send({ type: 'link.live' })
    expect(panel.state()).toContain('chart.loading')
  })
})

describe('an alarm of the device', () => {
  const pushed = { code: 'TEMP1', at: Date.parse('2026-11-21T09:00:00+08:00'), value: 72 }

  it('adds its value to the curve before the next response', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'readings.pushed', readings: [pushed] })
    expect(panel.context().pushed).toEqual([pushed])
    expect(panel.context().readings).toHaveLength(2)
    expect(panel.state()).toContain('chart.ready.fresh')
  })

  it('is drawn while the server has no value of the day yet', async () => {
    const panel = open()
    await panel.respond('loadSensor', aSensorResponse())
    await panel.respond('loadCurve', curveOf(TODAY))
    panel.send({ type: 'readings.pushed', readings: [pushed] })
    await panel.respond('loadCurve', curveOf(TODAY))
    expect(panel.state()).toContain('chart.ready.fresh')
    expect(panel.context().pushed).toEqual([pushed])
  })

  it('of another point leaves the curve without a value empty', async () => {
    const panel = open()
    panel.send({ type: 'readings.pushed', readings: [{ ...pushed, code: 'IR' }] })
    await panel.respond('loadSensor', aSensorResponse())
    await panel.respond('loadCurve', curveOf(TODAY))
    expect(panel.state()).toContain('chart.empty')
  })

  it('of another point, or while another day without a value is shown, is kept and loads nothing', async () => {
    const panel = open()
    await panel.respond('loadSensor', aSensorResponse())
    await panel.respond('loadCurve', curveOf(TODAY))
    panel.send({ type: 'readings.pushed', readings: [{ ...pushed, code: 'IR' }] })
    expect(panel.state()).toContain('chart.empty')
    panel.send({ type: 'day.choose', day: { of: 'date', day: '2026-11-01' } })
    await panel.respond('loadCurve', curveOf('2026-11-01'))
    panel.send({ type: 'readings.pushed', readings: [pushed] })
    expect(panel.state()).toContain('chart.empty')
    expect(panel.context().pushed.map(({ code }) => code)).toEqual(['IR', 'TEMP1'])
  })

  it('loads the device again, exactly once more for changes during a call', async () => {
    const panel = await everythingAnswered()
    for (let change = 0; change < 3; change += 1) panel.send({ type: 'place.changed' })
    expect(panel.requests('loadSensor')).toHaveLength(2)
    await panel.respond('loadSensor', aSensorResponse())
    await panel.respond('loadSensor', aSensorResponse())
    expect(panel.requests('loadSensor')).toHaveLength(3)
  })

  it('is dropped when a response includes its value', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'readings.pushed', readings: [pushed, { ...pushed, code: 'IR' }] })
    panel.send({ type: 'readings.due' })
    await panel.respond('loadCurve', { ...curveOf('2026-11-21', 1), readings: [{ at: pushed.at, value: 72 }] })
    expect(panel.context().pushed.map(({ code }) => code)).toEqual(['IR'])
  })

  it('changes neither point nor day', async () => {
    const panel = await everythingAnswered()
    panel.send({ type: 'point.choose', code: 'IR' })
    panel.send({ type: 'day.choose', day: { of: 'date', day: '2026-11-01' } })
    await panel.respond('loadCurve', curveOf('2026-11-01', 5))
    panel.send({ type: 'readings.pushed', readings: [pushed] })
    panel.send({ type: 'place.changed' })
    await panel.respond('loadSensor', aSensorResponse())
    expect(panel.context()).toMatchObject({ pointCode: 'IR', day: { of: 'date' } })
    expect(panel.requests('loadCurve')).toHaveLength(3)
  })
})

it('is stale while the alarm link is silent, until the device is loaded again', async () => {
  const panel = await everythingAnswered()
  panel.send({ type: 'link.silent' })
  expect(panel.state()).toContain('sensor.ready.stale')
  panel.send({ type: 'link.live' })
  await panel.respond('loadSensor', aSensorResponse())
  expect(panel.state()).toContain('sensor.ready.fresh')
})
