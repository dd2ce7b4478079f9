import type { AbnormalRecord, AlarmChannel } from '@smart-fire/api-client'
import { aFaultRecord, aHydrantRecord, aRecord } from '@smart-fire/api-client/mock'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { statePaths } from '../shared/state-paths'
import { exceptionListMachine } from './exception-list.machine'
import type { ChannelsAnswer, ExceptionListEmitted, ExceptionListEvent, PageAnswer, PageRequest } from './exception-list.types'

const smoke: AlarmChannel = { id: '1', name: '无线感烟', count: 3, fireCount: 0 }
const hosts: AlarmChannel = { id: '11', name: '消防主机', count: 1, fireCount: 1 }

describe('opening', () => {
  it('asks for the channel of the newest unhandled fire, 15 records, page 1', async () => {
    const list = await openWith([aRecord()], { newestFireChannelId: '11' })
    expect(list.asked).toEqual([{ channelId: '11', page: 1, limit: 15 }])
  })

  it('is empty only when the server said so', async () => {
    const list = open()
    await list.channelsAnswer()
    expect(list.state()).toContain('list.loading')
    await list.pageAnswer([])
    expect(list.state()).toContain('list.empty')
  })

  it('says that the list failed when the channels failed, and retries both', async () => {
    const list = open()
    await list.channelsFail()
    expect(list.state()).toEqual(expect.arrayContaining(['channels.failed', 'list.failed']))
    list.send({ type: 'list.refresh' })
    await list.channelsAnswer()
    await list.pageAnswer([aRecord()])
    expect(list.state()).toEqual(expect.arrayContaining(['channels.ready.fresh', 'list.ready.fresh']))
  })

  it('never takes a failed load for an empty list', async () => {
    const list = open()
    await list.channelsAnswer()
    await list.pageFail()
    expect(list.state()).toContain('list.failed')
    list.send({ type: 'list.refresh' })
    await list.pageAnswer([aRecord()])
    expect(list.state()).toContain('list.ready.fresh')
  })

  it('has nothing pending for a tenant without channels', async () => {
    const list = open()
    await list.channelsAnswer({ channels: [] })
    expect(list.state()).toContain('list.empty')
  })
})

describe('paging', () => {
  it('asks for another page and drops the late answer of the one before', async () => {
    const list = await openWith([aRecord({ id: '1' })], { total: 40 })
    list.send({ type: 'page.change', page: 2 })
    const late = list.pending()
    list.send({ type: 'page.change', page: 3 })
    await list.pageAnswer([aRecord({ id: '31' })], 40)
    late.resolve({ rows: [aRecord({ id: '16' })], total: 40, loadedAt: 0 })
    await settle()
    expect(list.shownIds()).toEqual(['31'])
    expect(list.context().page).toBe(3)
  })

  it('starts at page 1 with another size', async () => {
    const list = await openWith([aRecord()], { total: 40 })
    list.send({ type: 'page.change', page: 2 })
    await list.pageAnswer([aRecord()], 40)
    list.send({ type: 'size.change', limit: 30 })
    expect(list.asked.at(-1)).toEqual({ channelId: '1', page: 1, limit: 30 })
  })

  it('starts at page 1 in another channel and shows none of the old rows', async () => {
    const list = await openWith([aRecord()], { total: 40 })
    list.send({ type: 'page.change', page: 2 })
    await list.pageAnswer([aRecord()], 40)
    list.send({ type: 'channel.select', channelId: '11' })
    expect(list.asked.at(-1)).toEqual({ channelId: '11', page: 1, limit: 15 })
    expect(list.shownIds()).toEqual([])
    expect(list.state()).toEqual(expect.arrayContaining(['channels.ready.fresh', 'permission.allowed', 'list.loading']))
  })

  it('goes to the last page when the one shown is gone', async () => {
    const list = await openWith([aRecord()], { total: 16 })
    list.send({ type: 'page.change', page: 2 })
    await list.pageAnswer([aRecord({ id: '16' })], 16)
    list.send({ type: 'list.refresh' })
    await list.pageAnswer([], 15)
    expect(list.asked.at(-1)).toEqual({ channelId: '1', page: 1, limit: 15 })
  })
})

describe('refreshing', () => {
  it('keeps rows, page and selection while it asks again, and after', async () => {
    const list = await openWith([aRecord({ id: '7' }), aRecord({ id: '8' })], { total: 40 })
    list.send({ type: 'row.select', record: { kind: 'general', id: '8' } })
    list.send({ type: 'list.refresh' })
    expect(list.state()).toContain('list.ready.refreshing')
    expect(list.shownIds()).toEqual(['7', '8'])
    await list.pageAnswer([aRecord({ id: '9' }), aRecord({ id: '8' })], 41)
    expect(list.context()).toMatchObject({ page: 1, selected: { kind: 'general', id: '8' } })
  })

  it('keeps the rows and says that they are old when refreshing fails', async () => {
    const list = await openWith([aRecord({ id: '7' })])
    list.send({ type: 'list.refresh' })
    await list.pageFail()
    expect(list.state()).toContain('list.ready.stale')
    expect(list.shownIds()).toEqual(['7'])
  })

  it('follows the alarm link by itself', async () => {
    const list = await openWith([aRecord({ id: '7' })])
    list.send({ type: 'records.changed', change: 1 })
    expect(list.state()).toEqual(expect.arrayContaining(['list.ready.refreshing', 'channels.ready.refreshing']))
    await list.pageAnswer([aRecord({ id: '8' }), aRecord({ id: '7' })])
    expect(list.shownIds()).toEqual(['8', '7'])
  })

  it('asks once more, not once for each, when changes come during a refresh', async () => {
    const list = await openWith([aRecord()])
    for (let change = 1; change <= 50; change += 1) list.send({ type: 'records.changed', change })
    expect(list.asked).toHaveLength(2)
    await list.pageAnswer([aRecord()])
    expect(list.asked).toHaveLength(3)
    await list.pageAnswer([aRecord()])
    expect(list.asked).toHaveLength(3)
    expect(list.state()).toContain('list.ready.fresh')
  })

  it('marks everything as old while the link is silent, empty too, and catches up by itself', async () => {
    const list = await openWith([])
    list.send({ type: 'link.silent' })
    expect(list.state()).toContain('list.ready.stale')
    list.send({ type: 'list.refresh' })
    await list.pageAnswer([])
    expect(list.state()).toContain('list.ready.stale')
    list.send({ type: 'link.heard' })
    await list.pageAnswer([aRecord()])
    expect(list.state()).toContain('list.ready.fresh')
  })

  it('loads what had failed once the server is heard again', async () => {
    const list = open()
    await list.channelsAnswer()
    await list.pageFail()
    list.send({ type: 'link.heard' })
    await list.pageAnswer([aRecord()])
    expect(list.state()).toContain('list.ready.fresh')
  })
})

describe('confirming', () => {
  it('opens for the row and reloads after it, keeping page and selection', async () => {
    const record = aRecord({ id: '20' })
    const list = await openWith([record], { total: 40 })
    list.send({ type: 'page.change', page: 2 })
    await list.pageAnswer([record], 40)
    list.send({ type: 'row.confirm', record })
    expect(list.state()).toContain('overlay.confirm')
    list.send({ type: 'record.confirmed' })
    expect(list.state()).toEqual(expect.arrayContaining(['overlay.none', 'list.ready.refreshing']))
    expect(list.asked.at(-1)).toEqual({ channelId: '1', page: 2, limit: 15 })
    expect(list.context().selected).toEqual({ kind: 'general', id: '20' })
    expect(list.emitted).toEqual([{ type: 'confirmed' }])
  })

  it('judges the record that was clicked even when a refresh moves the rows', async () => {
    const record = aRecord({ id: '20' })
    const list = await openWith([record])
    list.send({ type: 'row.confirm', record })
    list.send({ type: 'records.changed', change: 1 })
    await list.pageAnswer([aRecord({ id: '21' })])
    expect(list.context().overlayRecord).toEqual(record)
    expect(list.state()).toContain('overlay.confirm')
  })

  it('reloads too when a kept verdict was sent from the row', async () => {
    const list = await openWith([aRecord()])
    list.send({ type: 'record.confirmed' })
    expect(list.state()).toEqual(expect.arrayContaining(['list.ready.refreshing', 'channels.ready.refreshing']))
    expect(list.emitted).toEqual([{ type: 'confirmed' }])
  })

  it('reloads nothing when the dialog was only closed', async () => {
    const list = await openWith([aRecord()])
    list.send({ type: 'row.confirm', record: aRecord() })
    list.send({ type: 'overlay.close' })
    expect(list.state()).toEqual(expect.arrayContaining(['overlay.none', 'list.ready.fresh']))
    expect(list.asked).toHaveLength(1)
  })
})

describe('the floor plan of a row', () => {
  it('opens with the permission', async () => {
    const list = await openWith([aRecord()], { planAllowed: true })
    list.send({ type: 'row.plan', record: aRecord() })
    expect(list.state()).toContain('overlay.floorPlan')
  })

  it('does not open without it', async () => {
    const list = await openWith([aRecord()], { planAllowed: false })
    list.send({ type: 'row.plan', record: aRecord() })
    expect(list.state()).toEqual(expect.arrayContaining(['permission.denied', 'overlay.none']))
  })
})

describe('the device of a row', () => {
  const nameless = aRecord({ sensorId: null })

  it('is known on our server: its marker is pointed out at once', async () => {
    const list = await openWith([aRecord({ sensorId: '501' })])
    list.send({ type: 'row.plan', record: aRecord({ sensorId: '501' }) })
    expect(list.context().overlaySensorId).toBe('501')
    expect(list.searched).toEqual([])
  })

  it('is looked up on servers that name it by its number only', async () => {
    const list = await openWith([nameless])
    list.send({ type: 'row.plan', record: nameless })
    expect(list.state()).toContain('overlay.findingDevice')
    await list.deviceFound('501')
    expect(list.state()).toContain('overlay.floorPlan')
    expect(list.context().overlaySensorId).toBe('501')
  })

  it('does not hold the plan up when it cannot be found', async () => {
    const list = await openWith([nameless])
    list.send({ type: 'row.plan', record: nameless })
    await list.deviceLost()
    expect(list.state()).toContain('overlay.floorPlan')
    expect(list.context().overlaySensorId).toBeNull()
  })
})

describe('a row of a hydrant', () => {
  it('opens the hydrant, with or without the plan permission', async () => {
    const list = await openWith([aHydrantRecord()], { planAllowed: false })
    list.send({ type: 'row.hydrant', record: aHydrantRecord() })
    expect(list.state()).toContain('overlay.hydrant')
    list.send({ type: 'overlay.close' })
    expect(list.state()).toContain('overlay.none')
  })
})

describe('keyboard triage', () => {
  const fire = aRecord({ id: '7' })
  const fault = aFaultRecord({ id: '8' })
  const select = ({ kind, id }: AbnormalRecord) => ({ type: 'row.select', record: { kind, id } }) as const
  const judged = (list: Awaited<ReturnType<typeof openWith>>) =>
    list.emitted.flatMap((event) => (event.type === 'judged' ? [event.verdict] : []))

  it('takes a fire for real unless another verdict was chosen', async () => {
    const list = await openWith([fire])
    list.send(select(fire))
    list.send({ type: 'triage.confirm' })
    list.send({ type: 'triage.judge', verdict: '0' })
    list.send({ type: 'triage.confirm' })
    expect(judged(list).map(({ verdict }) => verdict)).toEqual(['1', '0'])
  })

  it('forgets a choice with the row it was made for', async () => {
    const other = aRecord({ id: '9' })
    const list = await openWith([fire, other])
    list.send(select(fire))
    list.send({ type: 'triage.judge', verdict: '0' })
    list.send(select(other))
    list.send({ type: 'triage.confirm' })
    expect(judged(list)).toMatchObject([{ id: '9', verdict: '1' }])
  })

  it('says that a fault needs no verdict, and confirms it without one', async () => {
    const list = await openWith([fault])
    list.send(select(fault))
    list.send({ type: 'triage.judge', verdict: '2' })
    list.send({ type: 'triage.confirm' })
    expect(list.emitted).toContainEqual({ type: 'said', say: { key: 'needsNoVerdict' } })
    expect(judged(list)).toEqual([{ kind: 'general', id: '8', category: '0', verdict: null }])
  })

  it('judges nothing without a row, or a row that has left the page', async () => {
    const list = await openWith([fire])
    list.send({ type: 'triage.confirm' })
    list.send(select(aRecord({ id: 'gone' })))
    list.send({ type: 'triage.confirm' })
    expect(judged(list)).toEqual([])
  })

  it('asks again while the data may be old', async () => {
    const list = await openWith([fire])
    list.send(select(fire))
    list.send({ type: 'link.silent' })
    list.send({ type: 'triage.confirm' })
    expect(list.state()).toContain('triage.on.askingAgain')
    expect(judged(list)).toEqual([])
    // the row is activated by every Enter: that is no change of mind
    list.send(select(fire))
    list.send({ type: 'triage.confirm' })
    expect(judged(list)).toHaveLength(1)
  })

  it.each<ExceptionListEvent>([{ type: 'link.heard' }, { type: 'triage.judge', verdict: '0' }, select(fault)])(
    'takes the question back at %j',
    async (event) => {
      const list = await openWith([fire, fault])
      list.send(select(fire))
      list.send({ type: 'link.silent' })
      list.send({ type: 'triage.confirm' })
      list.send(event)
      expect(list.state()).toContain('triage.on.choosing')
      expect(judged(list)).toEqual([])
    },
  )

  it('opens the plan of a row, the hydrant of a row, and says when there is neither', async () => {
    const hydrant = aHydrantRecord()
    const outdoors = aRecord({ id: '10', buildingId: null })
    const list = await openWith([fire, hydrant, outdoors])
    const opens = (record: AbnormalRecord) => {
      list.send(select(record))
      list.send({ type: 'triage.open' })
      const overlay = list.state().find((path) => path.startsWith('overlay.'))
      list.send({ type: 'overlay.close' })
      return overlay
    }
    expect([opens(fire), opens(hydrant), opens(outdoors)]).toEqual(['overlay.floorPlan', 'overlay.hydrant', 'overlay.none'])
    expect(list.emitted).toContainEqual({ type: 'said', say: { key: 'opensNothing' } })
  })

  it('goes to the next channel with something to do, and says when there is none', async () => {
    const list = await openWith([fire])
    list.send({ type: 'triage.channel' })
    expect(list.asked.at(-1)).toEqual({ channelId: '11', page: 1, limit: 15 })
    // not back and forth between two channels with fires: round all that have something to do
    const lonely = await openWith([fire], { channels: [smoke, { ...hosts, count: 0, fireCount: 0 }] })
    lonely.send({ type: 'triage.channel' })
    expect(lonely.context().channelId).toBe('1')
    expect(lonely.emitted).toEqual([{ type: 'said', say: { key: 'nowhereElse' } }])
  })

  it('can be switched off, and then judges nothing', async () => {
    const list = await openWith([fire])
    list.send(select(fire))
    list.send({ type: 'keys.switch', on: false })
    list.send({ type: 'triage.judge', verdict: '0' })
    list.send({ type: 'triage.confirm' })
    expect(judged(list)).toEqual([])
    expect(list.emitted).toContainEqual({ type: 'keysSwitched', on: false })
    list.send({ type: 'keys.switch', on: true })
    list.send({ type: 'triage.confirm' })
    expect(judged(list)).toHaveLength(1)
  })
})

describe('a fire in another channel', () => {
  it('is said, and never switches by itself', async () => {
    const list = await openWith([aRecord()])
    list.send({ type: 'fire.arrived', channelId: '11' })
    expect(list.state()).toContain('elsewhere.fire')
    expect(list.context().channelId).toBe('1')
    list.send({ type: 'elsewhere.view' })
    expect(list.state()).toContain('elsewhere.calm')
    expect(list.asked.at(-1)).toEqual({ channelId: '11', page: 1, limit: 15 })
  })

  it('is not said for the channel that is shown', async () => {
    const list = await openWith([aRecord()])
    list.send({ type: 'fire.arrived', channelId: '1' })
    expect(list.state()).toContain('elsewhere.calm')
  })

  it('is said until counts asked for after it know better', async () => {
    const list = await openWith([aRecord()], { channels: [smoke, { ...hosts, fireCount: 0 }] })
    list.send({ type: 'fire.arrived', channelId: '11' })
    expect(list.state()).toContain('elsewhere.fire')
    list.send({ type: 'list.refresh' })
    await list.channelsAnswer({ channels: [smoke, { ...hosts, fireCount: 0 }] })
    expect(list.state()).toContain('elsewhere.fire')
  })

  it('is no longer said when the newest counts know no fire there', async () => {
    const list = await openWith([aRecord()], { channels: [smoke, { ...hosts, fireCount: 0 }] })
    list.send({ type: 'records.changed', change: 1 })
    list.send({ type: 'fire.arrived', channelId: '11' })
    expect(list.state()).toContain('elsewhere.fire')
    await list.channelsAnswer({ channels: [smoke, hosts] })
    expect(list.state()).toContain('elsewhere.fire')
    list.send({ type: 'records.changed', change: 2 })
    await list.channelsAnswer({ channels: [smoke, { ...hosts, fireCount: 0 }] })
    expect(list.state()).toContain('elsewhere.calm')
  })
})

interface Opening {
  channels?: AlarmChannel[]
  newestFireChannelId?: string | null
  total?: number
  planAllowed?: boolean
}

/** The list with its first page answered. Channel counts answer at once unless a test takes them over. */
async function openWith(rows: AbnormalRecord[], { total = rows.length, planAllowed = true, ...channels }: Opening = {}) {
  const list = open(planAllowed)
  await list.channelsAnswer(channels)
  await list.pageAnswer(rows, total)
  return list
}

function open(planAllowed = true) {
  const pages: Deferred<PageAnswer>[] = []
  const channelLoads: Deferred<ChannelsAnswer>[] = []
  const asked: PageRequest[] = []
  const emitted: ExceptionListEmitted[] = []
  const searches: Deferred<string | null>[] = []
  const searched: (AbnormalRecord | null)[] = []
  const actor = createActor(
    exceptionListMachine.provide({
      actors: {
        loadChannels: fromPromise<ChannelsAnswer>(() => push(channelLoads)),
        loadPage: fromPromise<PageAnswer, PageRequest>(({ input }) => {
          if (input.channelId !== null) asked.push(input)
          return push(pages)
        }),
        findDevice: fromPromise<string | null, AbnormalRecord | null>(({ input }) => {
          searched.push(input)
          return push(searches)
        }),
        loadPermission: fromPromise<boolean>(async () => planAllowed),
      },
    }),
    { input: { change: 0 } },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const newest = <T>(loads: Deferred<T>[]) => {
    const load = loads.at(-1)
    if (!load) throw new Error('nothing was asked for')
    return load
  }
  return {
    asked,
    emitted,
    searched,
    async deviceFound(sensorId: string) {
      newest(searches).resolve(sensorId)
      await settle()
    },
    async deviceLost() {
      newest(searches).reject(new Error('down'))
      await settle()
    },
    send: (event: ExceptionListEvent) => actor.send(event),
    context: () => actor.getSnapshot().context,
    shownIds: () => actor.getSnapshot().context.rows.map((row) => row.id),
    state: () => statePaths(actor.getSnapshot().value).split(' '),
    pending: () => newest(pages),
    async pageAnswer(rows: AbnormalRecord[], total = rows.length) {
      newest(pages).resolve({ rows, total, loadedAt: 0 })
      await settle()
    },
    async pageFail() {
      newest(pages).reject(new Error('down'))
      await settle()
    },
    async channelsAnswer({ channels = [smoke, hosts], newestFireChannelId = '1' }: Opening = {}) {
      newest(channelLoads).resolve({ channels, newestFireChannelId })
      await settle()
      await waitFor(actor, (snapshot) => !snapshot.matches({ permission: 'loading' }))
    },
    async channelsFail() {
      newest(channelLoads).reject(new Error('down'))
      await settle()
    },
  }
}

interface Deferred<T> {
  resolve(value: T): void
  reject(error: Error): void
}

function push<T>(loads: Deferred<T>[]): Promise<T> {
  return new Promise<T>((resolve, reject) => loads.push({ resolve, reject }))
}

/** lets promises that are already settled be heard by the machine */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
