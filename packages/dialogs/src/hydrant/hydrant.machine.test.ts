import { describe, expect, it } from 'vitest'
import { allRead, someMonitored } from './hydrant.fixtures'
import { NO_ROWS } from './hydrant.setup'
import { aDevice, everythingLoaded, open, placed, placeless, recordKeys, recordsOf } from './hydrant.harness'

type Opened = Awaited<ReturnType<typeof everythingLoaded>>

describe('opening (spec 2 §2.3)', () => {
  it('loads every part of the hydrant at once and begins with the map', () => {
    const hydrant = open()
    expect(hydrant.requests('facility')).toEqual([{ hydrantId: '31', channelId: '5', part: 'facility' }])
    for (const part of ['unit', 'monitoring', 'outlets', 'notEnabled', 'loadRecords'] as const) {
      expect(hydrant.requests(part), part).toHaveLength(1)
    }
    expect(hydrant.state()).toContain('mode.map.loading')
  })

  it('begins with the list when list mode is requested', () => {
    expect(open({ mode: 'list' }).state()).toContain('mode.list')
  })

  it('opens the popup of a requested device once', async () => {
    const hydrant = open({ sensorId: '701' })
    await hydrant.respond('facility', placed)
    expect(hydrant.state()).toContain('mode.map.ready.popup.loading')
    hydrant.send({ type: 'popup.close' })
    hydrant.send({ type: 'mode.show', mode: 'list' })
    hydrant.send({ type: 'mode.show', mode: 'map' })
    expect(hydrant.state()).toContain('mode.map.ready.popup.closed')
  })

  it('aborts every call when it is closed', () => {
    const hydrant = open()
    hydrant.close()
    expect(hydrant.aborted().sort()).toEqual(['facility', 'loadRecords', 'monitoring', 'notEnabled', 'outlets', 'unit'])
  })
})

describe('the map', () => {
  it('is never drawn for a hydrant without a position', async () => {
    const hydrant = open()
    await hydrant.respond('facility', placeless)
    expect(hydrant.state()).toContain('mode.map.noPosition')
    expect(hydrant.context().facility?.coordinatesText).toBe('0,0')
  })

  it('is shown when a refresh finds a position, and hidden when a refresh finds none', async () => {
    const hydrant = open()
    await hydrant.respond('facility', placeless)
    hydrant.send({ type: 'data.refresh' })
    await hydrant.respond('facility', placed)
    expect(hydrant.state()).toContain('mode.map.ready.popup.closed')
    hydrant.send({ type: 'data.refresh' })
    await hydrant.respond('facility', placeless)
    expect(hydrant.state()).toContain('mode.map.noPosition')
  })

  it('shows a failure, which is not a missing position, and can be loaded again', async () => {
    const hydrant = open()
    await hydrant.fail('facility')
    expect(hydrant.state()).toContain('mode.map.failed')
    hydrant.send({ type: 'data.refresh' })
    expect(hydrant.state()).toEqual(expect.arrayContaining(['mode.map.loading', 'facility.loading']))
    await hydrant.respond('facility', placed)
    expect(hydrant.state()).toContain('mode.map.ready.popup.closed')
  })

  it('stays when a refresh fails, marked as stale', async () => {
    const hydrant = await everythingLoaded()
    hydrant.send({ type: 'data.refresh' })
    await hydrant.fail('facility')
    expect(hydrant.state()).toEqual(expect.arrayContaining(['mode.map.ready.popup.closed', 'facility.ready.stale']))
  })
})

describe('the popup', () => {
  it('shows the devices, or that there are none, or that they could not be loaded', async () => {
    const hydrant = await everythingLoaded()
    hydrant.send({ type: 'popup.open' })
    await hydrant.fail('loadDevices')
    expect(hydrant.state()).toContain('mode.map.ready.popup.failed')
    hydrant.send({ type: 'popup.open' })
    await hydrant.respond('loadDevices', { rows: [], dropped: 0 })
    expect(hydrant.state()).toContain('mode.map.ready.popup.empty')
    hydrant.send({ type: 'popup.open' })
    await hydrant.respond('loadDevices', { rows: [aDevice('h17')], dropped: 0 })
    expect(hydrant.state()).toContain('mode.map.ready.popup.shown')
  })

  it('drops a response that comes after it was closed or opened again', async () => {
    const hydrant = await everythingLoaded()
    hydrant.send({ type: 'popup.open' })
    hydrant.send({ type: 'popup.close' })
    await hydrant.respond('loadDevices', { rows: [aDevice('late')], dropped: 0 }, 0)
    expect(hydrant.state()).toContain('mode.map.ready.popup.closed')
    expect(hydrant.context().devices.rows).toEqual([])
    hydrant.send({ type: 'popup.open' })
    hydrant.send({ type: 'popup.open' })
    await hydrant.respond('loadDevices', { rows: [aDevice('new')], dropped: 0 })
    await hydrant.respond('loadDevices', { rows: [aDevice('late')], dropped: 0 }, 1)
    expect(hydrant.context().devices.rows.map(({ sensorNumber }) => sensorNumber)).toEqual(['new'])
  })
})

describe('the open popup, which has no bar for stale data', () => {
  const failedPopup = async () => {
    const hydrant = await everythingLoaded()
    hydrant.send({ type: 'popup.open' })
    await hydrant.fail('loadDevices')
    return hydrant
  }
  const silence = (hydrant: Opened) => {
    hydrant.send({ type: 'link.silent' })
    hydrant.send({ type: 'link.live' })
  }

  it.each([
    ['a change of its place', (hydrant: Opened) => hydrant.send({ type: 'place.changed' })],
    ['a refresh', (hydrant: Opened) => hydrant.send({ type: 'data.refresh' })],
    ['a silence of the alarm link', silence],
  ])('is loaded again after %s, whether it is shown or has failed', async (_after, happens) => {
    const shown = await withPopup()
    happens(shown)
    expect(shown.state()).toContain('mode.map.ready.popup.loading')
    expect(shown.context().devices.rows).toHaveLength(1)
    const failed = await failedPopup()
    happens(failed)
    expect(failed.requests('loadDevices')).toHaveLength(2)
  })

  it('is loaded once more when a change comes while it is loading', async () => {
    const hydrant = await everythingLoaded()
    hydrant.send({ type: 'popup.open' })
    hydrant.send({ type: 'place.changed' })
    await hydrant.respond('loadDevices', { rows: [aDevice('h17')], dropped: 0 })
    expect(hydrant.requests('loadDevices')).toHaveLength(2)
    await hydrant.respond('loadDevices', { rows: [aDevice('h18')], dropped: 0 })
    expect(hydrant.requests('loadDevices')).toHaveLength(2)
    expect(hydrant.state()).toContain('mode.map.ready.popup.shown')
  })
})

describe('map and list', () => {
  it('the popup is closed after a visit to the list, and stays open when the map is chosen again', async () => {
    const hydrant = await withPopup()
    hydrant.send({ type: 'mode.show', mode: 'map' })
    expect(hydrant.state()).toContain('mode.map.ready.popup.shown')
    hydrant.send({ type: 'mode.show', mode: 'list' })
    expect(hydrant.state()).toContain('mode.list')
    hydrant.send({ type: 'mode.show', mode: 'map' })
    expect(hydrant.state()).toContain('mode.map.ready.popup.closed')
  })

  it.each([{ type: 'popup.close' }, { type: 'mode.show', mode: 'list' }] as const)('a popup that is opened anew shows no devices of before, after $type', async (left) => {
    const hydrant = await withPopup()
    hydrant.send(left)
    hydrant.send({ type: 'mode.show', mode: 'map' })
    hydrant.send({ type: 'popup.open' })
    expect(hydrant.state()).toContain('mode.map.ready.popup.loading')
    expect(hydrant.context().devices.rows).toEqual([])
  })
})

describe('the list', () => {
  it('stays the list when it is chosen again', () => {
    const hydrant = open({ mode: 'list' })
    hydrant.send({ type: 'mode.show', mode: 'list' })
    expect(hydrant.state()).toContain('mode.list')
  })

  it('is refreshed with the rest of the dialog while it is shown', async () => {
    const hydrant = await everythingLoaded({ mode: 'list' })
    hydrant.send({ type: 'data.refresh' })
    expect(hydrant.emitted).toEqual([{ type: 'list.refresh' }])
    hydrant.send({ type: 'mode.show', mode: 'map' })
    hydrant.send({ type: 'data.refresh' })
    expect(hydrant.emitted).toHaveLength(1)
  })
})

describe('the panel', () => {
  it.each(['panel.toggle', 'panel.collapse'] as const)('is put away and fetched back: %s', (type) => {
    const hydrant = open()
    hydrant.send({ type })
    expect(hydrant.state()).toContain('panel.collapsed')
    hydrant.send({ type: 'panel.toggle' })
    expect(hydrant.state()).toContain('panel.open')
  })

  it.each(['monitoring', 'outlets'] as const)('distinguishes empty %s from failed and from unreadable ones', async (part) => {
    const hydrant = open()
    await hydrant.fail(part)
    expect(hydrant.state()).toContain(`${part}.failed`)
    hydrant.send({ type: 'data.refresh' })
    await hydrant.respond(part, { [part]: NO_ROWS })
    expect(hydrant.state()).toContain(`${part}.empty`)
    hydrant.send({ type: 'data.refresh' })
    await hydrant.respond(part, { [part]: { rows: [], dropped: 1 } })
    expect(hydrant.state()).toContain(`${part}.ready.fresh`)
  })

  it('loads the live values alone when they are due, and not twice at a time', async () => {
    const hydrant = await everythingLoaded()
    hydrant.send({ type: 'monitoring.due' })
    hydrant.send({ type: 'monitoring.due' })
    expect(hydrant.state()).toContain('monitoring.ready.refreshing')
    expect(hydrant.requests('monitoring')).toHaveLength(2)
    expect(hydrant.requests('unit')).toHaveLength(1)
    await hydrant.respond('monitoring', { monitoring: allRead(someMonitored()) })
    expect(hydrant.context().monitoring).toEqual(allRead(someMonitored()))
  })

  it('loads the live values when they are due, also those that may be out of date and those that there were none of', async () => {
    const stale = await everythingLoaded()
    stale.send({ type: 'monitoring.due' })
    await stale.fail('monitoring')
    expect(stale.state()).toContain('monitoring.ready.stale')
    stale.send({ type: 'monitoring.due' })
    expect(stale.state()).toContain('monitoring.ready.refreshing')
    const empty = open()
    await empty.respond('monitoring', { monitoring: NO_ROWS })
    empty.send({ type: 'monitoring.due' })
    await empty.respond('monitoring', { monitoring: allRead(someMonitored()) })
    expect(empty.state()).toContain('monitoring.ready.fresh')
  })

  it('appends ten records at a time and offers more while there are any (spec 2 §4)', async () => {
    const hydrant = await everythingLoaded()
    expect(hydrant.requests('loadRecords')).toEqual([{ hydrantId: '31', page: 1 }])
    hydrant.send({ type: 'records.more' })
    expect(hydrant.state()).toContain('records.loadingMore')
    expect(hydrant.requests('loadRecords').at(-1)).toEqual({ hydrantId: '31', page: 2 })
    await hydrant.respond('loadRecords', recordsOf(recordKeys(4, 4), 14))
    expect(hydrant.context().records).toHaveLength(14)
    hydrant.send({ type: 'records.more' })
    expect(hydrant.requests('loadRecords')).toHaveLength(2)
  })

  it('keeps the records when the next ten could not be loaded', async () => {
    const hydrant = await everythingLoaded()
    hydrant.send({ type: 'records.more' })
    await hydrant.fail('loadRecords')
    expect(hydrant.state()).toContain('records.ready.stale')
    expect(hydrant.context().records).toHaveLength(10)
  })
})

describe('live', () => {
  it('loads every part again after a change; what is shown stays', async () => {
    const hydrant = await everythingLoaded()
    hydrant.send({ type: 'place.changed' })
    for (const part of ['facility', 'unit', 'monitoring', 'outlets', 'notEnabled'] as const) {
      expect(hydrant.requests(part), part).toHaveLength(2)
      expect(hydrant.state()).toContain(`${part}.ready.refreshing`)
    }
    expect(hydrant.state()).toContain('records.ready.refreshing')
    expect(hydrant.state()).toContain('mode.map.ready.popup.closed')
    expect(hydrant.context().records).toHaveLength(10)
  })

  it('loads a part exactly once more when changes come during its call', async () => {
    const hydrant = open()
    hydrant.send({ type: 'place.changed' })
    hydrant.send({ type: 'place.changed' })
    await hydrant.respond('facility', placed)
    expect(hydrant.requests('facility')).toHaveLength(2)
    await hydrant.respond('facility', placed)
    expect(hydrant.requests('facility')).toHaveLength(2)
  })

  it('puts new records before those that are shown', async () => {
    const hydrant = await everythingLoaded()
    hydrant.send({ type: 'place.changed' })
    await hydrant.respond('loadRecords', recordsOf(recordKeys(15, 10), 15))
    expect(hydrant.context().records.map(({ key }) => key).slice(0, 2)).toEqual(['r15', 'r14'])
    expect(hydrant.context().records).toHaveLength(11)
  })

  it('marks everything as stale while the link is silent, and loads it again when the link is live', async () => {
    const hydrant = await everythingLoaded()
    hydrant.send({ type: 'link.silent' })
    expect(hydrant.state()).toEqual(expect.arrayContaining(['facility.ready.stale', 'monitoring.ready.stale', 'records.ready.stale']))
    hydrant.send({ type: 'link.live' })
    expect(hydrant.state()).toEqual(expect.arrayContaining(['facility.ready.refreshing', 'monitoring.ready.refreshing', 'records.ready.refreshing']))
    await hydrant.respond('facility', placed)
    expect(hydrant.state()).toContain('facility.ready.fresh')
  })

  it('stays stale when a response comes while the link is still silent', async () => {
    const hydrant = await everythingLoaded()
    hydrant.send({ type: 'link.silent' })
    hydrant.send({ type: 'data.refresh' })
    await hydrant.respond('facility', placed)
    expect(hydrant.state()).toContain('facility.ready.stale')
  })
})

describe('the overlay', () => {
  it.each([{}, { mode: 'list' as const }])('is the real-time panel of the chosen device, from %j', async (opening) => {
    const hydrant = await everythingLoaded(opening)
    hydrant.send({ type: 'realtime.open', sensorId: '701' })
    expect(hydrant.state()).toContain('overlay.sensorRealtime')
    expect(hydrant.context().realtimeOf).toBe('701')
    hydrant.send({ type: 'overlay.close' })
    expect(hydrant.state()).toContain('overlay.none')
  })

  it('is one thing at a time', async () => {
    const hydrant = await everythingLoaded()
    hydrant.send({ type: 'notEnabled.open' })
    hydrant.send({ type: 'realtime.open', sensorId: '701' })
    expect(hydrant.state()).toContain('overlay.notEnabled')
  })
})

/** Its popup is open and shows one device. */
async function withPopup() {
  const hydrant = await everythingLoaded()
  hydrant.send({ type: 'popup.open' })
  await hydrant.respond('loadDevices', { rows: [aDevice('h17')], dropped: 0 })
  return hydrant
}
