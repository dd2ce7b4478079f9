import type { AlarmChannel } from '@smart-fire/api-client'
import { aHydrantRecord, aRecord } from '@smart-fire/api-client/mock'
import { describe, expect, it } from 'vitest'
import { hosts, openList, openWithoutResponses, smoke } from './exception-list.harness'

describe('opening', () => {
  it('requests the channel of the newest unhandled fire, 15 records, page 1', async () => {
    const list = await openList([aRecord()], { newestFireChannelId: '11' })
    expect(list.pages()).toEqual([{ channelId: '11', page: 1, limit: 15 }])
  })

  it('is empty only when the server reports no records', async () => {
    const list = openWithoutResponses()
    await list.respondChannels()
    expect(list.state()).toContain('list.loading')
    await list.respondPage([])
    expect(list.state()).toContain('list.empty')
  })

  it('shows the list as failed when the channels failed, and retries both', async () => {
    const list = openWithoutResponses()
    await list.fail('loadChannels')
    expect(list.state()).toEqual(expect.arrayContaining(['channels.failed', 'list.failed']))
    list.send({ type: 'data.refresh' })
    await list.respondChannels()
    await list.respondPage([aRecord()])
    expect(list.state()).toEqual(expect.arrayContaining(['channels.ready.fresh', 'list.ready.fresh']))
  })

  it('is failed when the channels fail again after a change', async () => {
    const list = openWithoutResponses()
    await list.fail('loadChannels')
    list.send({ type: 'place.changed' })
    expect(list.state()).toEqual(expect.arrayContaining(['channels.loading', 'list.waiting']))
    list.send({ type: 'place.changed' })
    await list.fail('loadChannels')
    await list.fail('loadChannels')
    expect(list.state()).toEqual(expect.arrayContaining(['channels.failed', 'list.failed']))
  })

  it('never takes a failed load for an empty list', async () => {
    const list = openWithoutResponses()
    await list.respondChannels()
    await list.fail('loadPage')
    expect(list.state()).toContain('list.failed')
    list.send({ type: 'data.refresh' })
    await list.respondPage([aRecord()])
    expect(list.state()).toContain('list.ready.fresh')
  })

  it.each(['data.refresh', 'link.live'] as const)('asks for the plan permission again after it failed (%s)', async (type) => {
    const list = openWithoutResponses()
    await list.fail('loadPermission')
    expect(list.state()).toContain('permission.failed')
    list.send({ type })
    await list.respond('loadPermission', true)
    expect(list.state()).toContain('permission.allowed')
  })

  it('has no pending records for a tenant without channels, until a refresh brings one', async () => {
    const list = openWithoutResponses()
    await list.respondChannels({ channels: [] })
    expect(list.state()).toContain('list.withoutChannels')
    list.send({ type: 'data.refresh' })
    expect(list.state()).toContain('list.withoutChannels')
    await list.respondChannels({ channels: [smoke] })
    expect(list.pages()).toEqual([{ channelId: '1', page: 1, limit: 15 }])
  })
})

describe('paging', () => {
  it('loads another page and drops the late response of the page before', async () => {
    const list = await openList([aRecord({ id: '1' })], { total: 40 })
    list.send({ type: 'page.change', page: 2 })
    list.send({ type: 'page.change', page: 3 })
    await list.respondPage([aRecord({ id: '31' })], 40)
    await list.respondPage([aRecord({ id: '16' })], 40, 1)
    expect(list.shownIds()).toEqual(['31'])
    expect(list.context().page).toBe(3)
  })

  it('begins at page 1 with another size', async () => {
    const list = await openList([aRecord()], { total: 40 })
    list.send({ type: 'page.change', page: 2 })
    await list.respondPage([aRecord()], 40)
    list.send({ type: 'size.change', limit: 30 })
    expect(list.pages().at(-1)).toEqual({ channelId: '1', page: 1, limit: 30 })
  })

  it('begins another channel at page 1 without the rows of the channel before', async () => {
    const list = await openList([aRecord()], { total: 40 })
    list.send({ type: 'page.change', page: 2 })
    await list.respondPage([aRecord()], 40)
    list.send({ type: 'channel.select', channelId: '11' })
    expect(list.pages().at(-1)).toEqual({ channelId: '11', page: 1, limit: 15 })
    expect(list.shownIds()).toEqual([])
    expect(list.state()).toEqual(expect.arrayContaining(['channels.ready.fresh', 'permission.allowed', 'list.loading']))
  })

  it('goes to the last page when the one shown is gone', async () => {
    const list = await openList([aRecord()], { total: 16 })
    list.send({ type: 'page.change', page: 2 })
    await list.respondPage([aRecord({ id: '16' })], 16)
    list.send({ type: 'data.refresh' })
    await list.respondPage([], 15)
    expect(list.pages().at(-1)).toEqual({ channelId: '1', page: 1, limit: 15 })
    expect(list.state()).toContain('list.loading')
    expect(list.shownIds()).toEqual([])
  })
})

describe('refreshing', () => {
  it('keeps rows, page and selection during a refresh and after it', async () => {
    const list = await openList([aRecord({ id: '7' }), aRecord({ id: '8' })], { total: 40 })
    list.send({ type: 'row.select', record: { kind: 'general', id: '8' } })
    list.send({ type: 'data.refresh' })
    expect(list.state()).toContain('list.ready.refreshing')
    expect(list.shownIds()).toEqual(['7', '8'])
    await list.respondPage([aRecord({ id: '9' }), aRecord({ id: '8' })], 41)
    expect(list.context()).toMatchObject({ page: 1, selected: { kind: 'general', id: '8' } })
  })

  it('keeps the rows and marks them as stale when a refresh fails', async () => {
    const list = await openList([aRecord({ id: '7' })])
    list.send({ type: 'data.refresh' })
    await list.fail('loadPage')
    expect(list.state()).toContain('list.ready.stale')
    expect(list.shownIds()).toEqual(['7'])
  })

  it('is refreshed after a change that the alarm link reports', async () => {
    const list = await openList([aRecord({ id: '7' })])
    list.send({ type: 'place.changed' })
    expect(list.state()).toEqual(expect.arrayContaining(['list.ready.refreshing', 'channels.ready.refreshing']))
    await list.respondPage([aRecord({ id: '8' }), aRecord({ id: '7' })])
    expect(list.shownIds()).toEqual(['8', '7'])
  })

  it('is loaded exactly once more when changes come during a refresh', async () => {
    const list = await openList([aRecord()])
    for (let change = 0; change < 50; change += 1) list.send({ type: 'place.changed' })
    expect(list.pages()).toHaveLength(2)
    await list.respondPage([aRecord()])
    expect(list.pages()).toHaveLength(3)
    await list.respondPage([aRecord()])
    expect(list.pages()).toHaveLength(3)
    expect(list.state()).toContain('list.ready.fresh')
  })

  it('is stale while the link is silent, also without rows, and is refreshed when the link is live', async () => {
    const list = await openList([])
    list.send({ type: 'link.silent' })
    expect(list.state()).toContain('list.ready.stale')
    list.send({ type: 'data.refresh' })
    await list.respondPage([])
    expect(list.state()).toContain('list.ready.stale')
    list.send({ type: 'link.live' })
    await list.respondPage([aRecord()])
    expect(list.state()).toContain('list.ready.fresh')
  })

  it('loads what had failed when the link is live again', async () => {
    const list = openWithoutResponses()
    await list.respondChannels()
    await list.fail('loadPage')
    list.send({ type: 'link.live' })
    await list.respondPage([aRecord()])
    expect(list.state()).toContain('list.ready.fresh')
  })
})

describe('confirming', () => {
  it('opens for the row; after it the list is refreshed and keeps page and selection', async () => {
    const record = aRecord({ id: '20' })
    const list = await openList([record], { total: 40 })
    list.send({ type: 'page.change', page: 2 })
    await list.respondPage([record], 40)
    list.send({ type: 'row.confirm', record })
    expect(list.state()).toContain('overlay.confirm')
    list.send({ type: 'record.confirmed' })
    expect(list.state()).toEqual(expect.arrayContaining(['overlay.none', 'list.ready.refreshing']))
    expect(list.pages().at(-1)).toEqual({ channelId: '1', page: 2, limit: 15 })
    expect(list.context().selected).toEqual({ kind: 'general', id: '20' })
    expect(list.emitted).toEqual([{ type: 'confirmed' }])
  })

  it('is about the record that was clicked, even when a refresh moves the rows', async () => {
    const record = aRecord({ id: '20' })
    const list = await openList([record])
    list.send({ type: 'row.confirm', record })
    list.send({ type: 'place.changed' })
    await list.respondPage([aRecord({ id: '21' })])
    expect(list.context().overlayRecord).toEqual(record)
    expect(list.state()).toContain('overlay.confirm')
  })

  it('refreshes the list when a verdict of the outbox was sent from the row', async () => {
    const list = await openList([aRecord()])
    list.send({ type: 'record.confirmed' })
    expect(list.state()).toEqual(expect.arrayContaining(['list.ready.refreshing', 'channels.ready.refreshing']))
    expect(list.emitted).toEqual([{ type: 'confirmed' }])
  })

  it('refreshes nothing when the confirmation was only closed', async () => {
    const list = await openList([aRecord()])
    list.send({ type: 'row.confirm', record: aRecord() })
    list.send({ type: 'overlay.close' })
    expect(list.state()).toEqual(expect.arrayContaining(['overlay.none', 'list.ready.fresh']))
    expect(list.pages()).toHaveLength(1)
  })
})

describe('the floor plan of a row', () => {
  it('opens with the permission', async () => {
    const list = await openList([aRecord()], { planAllowed: true })
    list.send({ type: 'row.plan', record: aRecord() })
    expect(list.state()).toContain('overlay.floorPlan')
  })

  it('does not open without it', async () => {
    const list = await openList([aRecord()], { planAllowed: false })
    list.send({ type: 'row.plan', record: aRecord() })
    expect(list.state()).toEqual(expect.arrayContaining(['permission.denied', 'overlay.none']))
  })
})

describe('the device of a row', () => {
  const nameless = aRecord({ sensorId: null })

  it('is named by our server: its marker is highlighted at once', async () => {
    const list = await openList([aRecord({ sensorId: '501' })])
    list.send({ type: 'row.plan', record: aRecord({ sensorId: '501' }) })
    expect(list.context().overlaySensorId).toBe('501')
    expect(list.requests('findDevice')).toEqual([])
  })

  it('is looked up on servers that name it by number only', async () => {
    const list = await openList([nameless])
    list.send({ type: 'row.plan', record: nameless })
    expect(list.state()).toContain('overlay.findingDevice')
    await list.respond('findDevice', '501')
    expect(list.state()).toContain('overlay.floorPlan')
    expect(list.context().overlaySensorId).toBe('501')
  })

  it('does not keep the plan from opening when it cannot be found', async () => {
    const list = await openList([nameless])
    list.send({ type: 'row.plan', record: nameless })
    await list.fail('findDevice')
    expect(list.state()).toContain('overlay.floorPlan')
    expect(list.context().overlaySensorId).toBeNull()
  })
})

describe('a row of a hydrant', () => {
  it('opens the hydrant with and without the plan permission', async () => {
    const list = await openList([aHydrantRecord()], { planAllowed: false })
    list.send({ type: 'row.hydrant', record: aHydrantRecord() })
    expect(list.state()).toContain('overlay.hydrant')
    list.send({ type: 'overlay.close' })
    expect(list.state()).toContain('overlay.none')
  })
})

describe('a fire in another channel', () => {
  it('is announced in a line, and the list never switches by itself', async () => {
    const list = await openList([aRecord()])
    list.send({ type: 'fire.arrived', channelId: '11' })
    expect(list.state()).toContain('elsewhere.fire')
    expect(list.context().channelId).toBe('1')
    list.send({ type: 'elsewhere.view' })
    expect(list.state()).toContain('elsewhere.calm')
    expect(list.pages().at(-1)).toEqual({ channelId: '11', page: 1, limit: 15 })
  })

  it('is not announced for the channel that is shown', async () => {
    const list = await openList([aRecord()])
    list.send({ type: 'fire.arrived', channelId: '1' })
    expect(list.state()).toContain('elsewhere.calm')
  })

  it('is announced when only the numbers include it: it was raised before the link opened, or there is no link', async () => {
    const list = await openList([aRecord()], { channels: [smoke, { ...hosts, fireCount: 0 }] })
    expect(list.state()).toContain('elsewhere.calm')
    list.send({ type: 'data.refresh' })
    await list.respondChannels({ channels: [smoke, hosts] })
    expect(list.state()).toContain('elsewhere.fire')
    expect(list.context().fireChannels).toEqual(['11'])
  })

  it('stays announced while no loaded numbers are certain to include it', async () => {
    const list = await openList([aRecord()], { channels: [smoke, { ...hosts, fireCount: 0 }] })
    list.send({ type: 'fire.arrived', channelId: '11' })
    expect(list.state()).toContain('elsewhere.fire')
    list.send({ type: 'data.refresh' })
    await list.respondChannels({ channels: [smoke, { ...hosts, fireCount: 0 }] })
    expect(list.state()).toContain('elsewhere.fire')
  })

  it('is no longer announced when numbers that include it hold no fire there', async () => {
    const list = await openList([aRecord()], { channels: [smoke, { ...hosts, fireCount: 0 }] })
    list.send({ type: 'place.changed' })
    list.send({ type: 'fire.arrived', channelId: '11' })
    expect(list.state()).toContain('elsewhere.fire')
    await list.respondChannels({ channels: [smoke, hosts] })
    expect(list.state()).toContain('elsewhere.fire')
    list.send({ type: 'place.changed' })
    await list.respondChannels({ channels: [smoke, { ...hosts, fireCount: 0 }] })
    expect(list.state()).toContain('elsewhere.calm')
  })

  describe('in two of them', () => {
    const lora: AlarmChannel = { id: '2', name: 'LORA', count: 1, fireCount: 1, floorsInTrouble: null }

    it('stays announced for the one that the operator has not gone to', async () => {
      const list = await openList([aRecord()], { channels: [smoke, hosts, lora] })
      list.send({ type: 'fire.arrived', channelId: '2' })
      list.send({ type: 'fire.arrived', channelId: '11' })
      list.send({ type: 'elsewhere.view' })
      expect(list.pages().at(-1)).toMatchObject({ channelId: '11' })
      expect(list.state()).toContain('elsewhere.fire')
      list.send({ type: 'elsewhere.view' })
      expect(list.pages().at(-1)).toMatchObject({ channelId: '2' })
      expect(list.state()).toContain('elsewhere.calm')
    })

    it('is announced in both when newly loaded numbers have a fire more in each', async () => {
      const list = await openList([aRecord()], { channels: [smoke, { ...hosts, fireCount: 0 }, { ...lora, fireCount: 0 }] })
      list.send({ type: 'data.refresh' })
      await list.respondChannels({ channels: [smoke, hosts, lora] })
      expect([...list.context().fireChannels].sort()).toEqual(['11', '2'])
    })

    it('is no longer announced for the channel that holds no fire any more', async () => {
      const list = await openList([aRecord()], { channels: [smoke, hosts, lora] })
      list.send({ type: 'fire.arrived', channelId: '2' })
      list.send({ type: 'fire.arrived', channelId: '11' })
      list.send({ type: 'place.changed' })
      await list.respondChannels({ channels: [smoke, { ...hosts, fireCount: 0 }, lora] })
      expect(list.state()).toContain('elsewhere.fire')
      list.send({ type: 'elsewhere.view' })
      expect(list.pages().at(-1)).toMatchObject({ channelId: '2' })
    })
  })
})
