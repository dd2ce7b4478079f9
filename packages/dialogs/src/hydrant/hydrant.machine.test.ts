import { describe, expect, it } from 'vitest'
import { aDevice, everythingAnswered, nothing, open, page, placed, placeless, recordKeys, recordsOf } from './hydrant.harness'

describe('opening (spec 2 §2.3)', () => {
  it('asks for everything of the hydrant at once, but for no list: it begins with the map', () => {
    const hydrant = open()
    expect(hydrant.asked('facility')).toEqual([{ hydrantId: '31', channelId: '5', part: 'facility' }])
    for (const part of ['unit', 'monitoring', 'outlets', 'notEnabled', 'records'] as const) {
      expect(hydrant.asked(part), part).toHaveLength(1)
    }
    expect(hydrant.asked('list')).toEqual([])
    expect(hydrant.state()).toContain('mode.map.loading')
  })

  it('begins with the list when it was asked to', () => {
    const hydrant = open({ mode: 'list' })
    expect(hydrant.state()).toContain('mode.list.loading')
    expect(hydrant.asked('list')).toEqual([{ hydrantId: '31', channelId: '5', status: null, page: 1, limit: 10 }])
  })

  it('opens the popup of a device that it was opened for, once', async () => {
    const hydrant = open({ sensorId: '701' })
    await hydrant.answer('facility', placed)
    expect(hydrant.state()).toContain('mode.map.ready.popup.loading')
    hydrant.send({ type: 'popup.close' })
    hydrant.send({ type: 'mode.show', mode: 'list' })
    hydrant.send({ type: 'mode.show', mode: 'map' })
    expect(hydrant.state()).toContain('mode.map.ready.popup.closed')
  })

  it('gives up every call when it is closed', () => {
    const hydrant = open()
    hydrant.close()
    expect(hydrant.givenUp().sort()).toEqual(['facility', 'monitoring', 'notEnabled', 'outlets', 'records', 'unit'])
  })
})

describe('the map', () => {
  it('is never drawn for a hydrant without a position', async () => {
    const hydrant = open()
    await hydrant.answer('facility', placeless)
    expect(hydrant.state()).toContain('mode.map.noPosition')
    expect(hydrant.context().facility?.coordinatesText).toBe('0,0')
  })

  it('comes when a refresh finds a position, and goes when a refresh finds none', async () => {
    const hydrant = open()
    await hydrant.answer('facility', placeless)
    hydrant.send({ type: 'data.refresh' })
    await hydrant.answer('facility', placed)
    expect(hydrant.state()).toContain('mode.map.ready.popup.closed')
    hydrant.send({ type: 'data.refresh' })
    await hydrant.answer('facility', placeless)
    expect(hydrant.state()).toContain('mode.map.noPosition')
  })

  it('says that it failed, which is not that there is no position, and can be tried again', async () => {
    const hydrant = open()
    await hydrant.fail('facility')
    expect(hydrant.state()).toContain('mode.map.failed')
    hydrant.send({ type: 'data.refresh' })
    expect(hydrant.state()).toEqual(expect.arrayContaining(['mode.map.loading', 'facility.loading']))
    await hydrant.answer('facility', placed)
    expect(hydrant.state()).toContain('mode.map.ready.popup.closed')
  })

  it('stays while a refresh fails, marked as old', async () => {
    const hydrant = await everythingAnswered()
    hydrant.send({ type: 'data.refresh' })
    await hydrant.fail('facility')
    expect(hydrant.state()).toEqual(expect.arrayContaining(['mode.map.ready.popup.closed', 'facility.ready.stale']))
  })
})

describe('the popup', () => {
  it('shows the devices, or that there are none, or that nobody could be asked', async () => {
    const hydrant = await everythingAnswered()
    hydrant.send({ type: 'popup.open' })
    await hydrant.fail('devices')
    expect(hydrant.state()).toContain('mode.map.ready.popup.failed')
    hydrant.send({ type: 'popup.open' })
    await hydrant.answer('devices', [])
    expect(hydrant.state()).toContain('mode.map.ready.popup.empty')
    hydrant.send({ type: 'popup.open' })
    await hydrant.answer('devices', [aDevice('h17')])
    expect(hydrant.state()).toContain('mode.map.ready.popup.shown')
  })

  it('drops an answer that comes after it was closed, or after it was opened again', async () => {
    const hydrant = await everythingAnswered()
    hydrant.send({ type: 'popup.open' })
    hydrant.send({ type: 'popup.close' })
    await hydrant.answerLate('devices', 0, [aDevice('late')])
    expect(hydrant.state()).toContain('mode.map.ready.popup.closed')
    expect(hydrant.context().devices).toEqual([])
    hydrant.send({ type: 'popup.open' })
    hydrant.send({ type: 'popup.open' })
    await hydrant.answer('devices', [aDevice('new')])
    await hydrant.answerLate('devices', 1, [aDevice('late')])
    expect(hydrant.context().devices.map(({ sensorNumber }) => sensorNumber)).toEqual(['new'])
  })
})

describe('the list', () => {
  it('applies a filter with the query button, from page 1', async () => {
    const hydrant = open({ mode: 'list' })
    await hydrant.answer('list', page('a', 60))
    hydrant.send({ type: 'page.change', page: 3 })
    hydrant.send({ type: 'filter.choose', status: '4' })
    expect(hydrant.asked('list')).toHaveLength(2)
    hydrant.send({ type: 'filter.apply' })
    expect(hydrant.asked('list').at(-1)).toMatchObject({ status: '4', page: 1 })
  })

  it('is reset whenever it is entered: all, page 1, 10 (spec 2 §4)', async () => {
    const hydrant = open({ mode: 'list' })
    await hydrant.answer('list', page('a', 60))
    hydrant.send({ type: 'size.change', limit: 40 })
    hydrant.send({ type: 'filter.choose', status: '0' })
    hydrant.send({ type: 'filter.apply' })
    hydrant.send({ type: 'mode.show', mode: 'map' })
    hydrant.send({ type: 'mode.show', mode: 'list' })
    expect(hydrant.asked('list').at(-1)).toMatchObject({ status: null, page: 1, limit: 10 })
    expect(hydrant.context()).toMatchObject({ filter: null, rows: [] })
  })

  it('drops the late answer of another page or filter', async () => {
    const hydrant = open({ mode: 'list' })
    await hydrant.answer('list', page('first', 60))
    hydrant.send({ type: 'page.change', page: 2 })
    hydrant.send({ type: 'page.change', page: 3 })
    await hydrant.answer('list', page('third', 60))
    await hydrant.answerLate('list', 1, page('second', 60))
    expect(hydrant.context().rows.map(({ id }) => id)).toEqual(['third'])
  })

  it('is empty only when the server said so; a failure is a failure, a failed refresh keeps the rows', async () => {
    const hydrant = open({ mode: 'list' })
    await hydrant.fail('list')
    expect(hydrant.state()).toContain('mode.list.failed')
    hydrant.send({ type: 'data.refresh' })
    await hydrant.answer('list', nothing)
    expect(hydrant.state()).toContain('mode.list.empty')
    hydrant.send({ type: 'data.refresh' })
    await hydrant.answer('list', page('a'))
    hydrant.send({ type: 'data.refresh' })
    await hydrant.fail('list')
    expect(hydrant.state()).toContain('mode.list.ready.stale')
    expect(hydrant.context().rows).toHaveLength(1)
  })

  it('goes to the last page when the one it was on is gone', async () => {
    const hydrant = open({ mode: 'list' })
    await hydrant.answer('list', page('a', 31))
    hydrant.send({ type: 'page.change', page: 4 })
    await hydrant.answer('list', { rows: [], total: 16, loadedAt: 0 })
    expect(hydrant.asked('list').at(-1)).toMatchObject({ page: 2 })
  })
})

describe('the panel', () => {
  it.each(['monitoring', 'outlets'] as const)('tells nothing in %s from not having been told', async (part) => {
    const hydrant = open()
    await hydrant.fail(part)
    expect(hydrant.state()).toContain(`${part}.failed`)
    hydrant.send({ type: 'data.refresh' })
    await hydrant.answer(part, { [part]: [] })
    expect(hydrant.state()).toContain(`${part}.empty`)
  })

  it('asks for the live values alone when they are due, and not twice at a time', async () => {
    const hydrant = await everythingAnswered()
    hydrant.send({ type: 'monitoring.due' })
    hydrant.send({ type: 'monitoring.due' })
    expect(hydrant.state()).toContain('monitoring.ready.refreshing')
    expect(hydrant.asked('monitoring')).toHaveLength(2)
    expect(hydrant.asked('unit')).toHaveLength(1)
    await hydrant.answer('monitoring', { monitoring: [{ measuringPoint: '水压', data: '0.2MPa' }] })
    expect(hydrant.context().monitoring).toEqual([{ measuringPoint: '水压', data: '0.2MPa' }])
  })

  it('appends ten records at a time and offers more while there are any (spec 2 §4)', async () => {
    const hydrant = await everythingAnswered()
    hydrant.send({ type: 'records.more' })
    expect(hydrant.state()).toContain('records.loadingMore')
    expect(hydrant.asked('records').at(-1)).toEqual({ hydrantId: '31', page: 2 })
    await hydrant.answer('records', recordsOf(recordKeys(4, 4), 14))
    expect(hydrant.context().records).toHaveLength(14)
    hydrant.send({ type: 'records.more' })
    expect(hydrant.asked('records')).toHaveLength(2)
  })

  it('keeps the records when the next ten do not come', async () => {
    const hydrant = await everythingAnswered()
    hydrant.send({ type: 'records.more' })
    await hydrant.fail('records')
    expect(hydrant.state()).toContain('records.ready.stale')
    expect(hydrant.context().records).toHaveLength(10)
  })
})

describe('live', () => {
  it('asks for every part again when something happened here; what is shown stays', async () => {
    const hydrant = await everythingAnswered()
    hydrant.send({ type: 'records.changed', change: 1 })
    for (const part of ['facility', 'unit', 'monitoring', 'outlets', 'notEnabled', 'records'] as const) {
      expect(hydrant.asked(part), part).toHaveLength(2)
      expect(hydrant.state()).toContain(`${part}.ready.refreshing`)
    }
    expect(hydrant.state()).toContain('mode.map.ready.popup.closed')
    expect(hydrant.context().records).toHaveLength(10)
  })

  it('asks again when the change came while a call was on its way', async () => {
    const hydrant = open()
    hydrant.send({ type: 'records.changed', change: 1 })
    await hydrant.answer('facility', placed)
    expect(hydrant.asked('facility')).toHaveLength(2)
  })

  it('puts new records before those that are shown', async () => {
    const hydrant = await everythingAnswered()
    hydrant.send({ type: 'records.changed', change: 1 })
    await hydrant.answer('records', recordsOf(recordKeys(15, 10), 15))
    expect(hydrant.context().records.map(({ key }) => key).slice(0, 2)).toEqual(['r15', 'r14'])
    expect(hydrant.context().records).toHaveLength(11)
  })

  it('marks everything as old while the link is silent, and catches up when it is heard', async () => {
    const hydrant = await everythingAnswered()
    hydrant.send({ type: 'link.silent' })
    expect(hydrant.state()).toEqual(expect.arrayContaining(['facility.ready.stale', 'monitoring.ready.stale', 'records.ready.stale']))
    hydrant.send({ type: 'link.heard' })
    expect(hydrant.state()).toContain('facility.ready.refreshing')
    await hydrant.answer('facility', placed)
    expect(hydrant.state()).toContain('facility.ready.fresh')
  })

  it('stays old when an answer comes while the link is still silent', async () => {
    const hydrant = await everythingAnswered()
    hydrant.send({ type: 'link.silent' })
    hydrant.send({ type: 'data.refresh' })
    await hydrant.answer('facility', placed)
    expect(hydrant.state()).toContain('facility.ready.stale')
  })
})

describe('what stands above', () => {
  it.each([{}, { mode: 'list' as const }])('is the real-time panel of the chosen device, from %j', async (opening) => {
    const hydrant = await everythingAnswered(opening)
    hydrant.send({ type: 'realtime.open', sensorId: '701' })
    expect(hydrant.state()).toContain('overlay.sensorRealtime')
    expect(hydrant.context().realtimeOf).toBe('701')
    hydrant.send({ type: 'overlay.close' })
    expect(hydrant.state()).toContain('overlay.none')
  })

  it('is one thing at a time', async () => {
    const hydrant = await everythingAnswered()
    hydrant.send({ type: 'notEnabled.open' })
    hydrant.send({ type: 'realtime.open', sensorId: '701' })
    expect(hydrant.state()).toContain('overlay.notEnabled')
  })
})
