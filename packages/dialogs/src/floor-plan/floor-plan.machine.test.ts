import type { BuildingContact, Floor } from '@smart-fire/api-client'
import { aSensorRow } from '@smart-fire/api-client/mock'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { statePaths } from '../shared/state-paths'
import { floorPlanMachine } from './floor-plan.machine'
import type { FloorPlanEvent, FloorRequest, ListAnswer, ListRequest, PlaceData } from './floor-plan.types'

const calm: Floor[] = [3, 2, 1, -1].map((floor) => ({ floor, status: null }))
const fireOn2: Floor[] = calm.map((row) => (row.floor === 2 ? { ...row, status: 'alarm' } : row))

describe('opening', () => {
  it('ends when the floors and the permission have answered', async () => {
    const plan = open()
    await plan.answer('floors', calm)
    expect(plan.state()).toContain('dialog.opening')
    await plan.answer('permission', true)
    expect(plan.state()).toContain('dialog.open')
  })

  it('ends too when both have failed, on 1F with the rail marked failed', async () => {
    const plan = open()
    await plan.fail('floors')
    await plan.fail('permission')
    expect(plan.state()).toEqual(expect.arrayContaining(['dialog.open', 'floors.failed', 'permission.failed']))
    expect(plan.floor()).toBe(1)
    expect(plan.listAsked().at(-1)).toMatchObject({ floor: 1 })
  })

  it('opens on the first alarm floor when none was asked for', async () => {
    const plan = await opened({ floors: fireOn2 })
    expect(plan.floor()).toBe(2)
    expect(plan.listAsked()).toEqual([
      { buildingId: '12', channelId: '1', floor: 2, status: null, page: 1, limit: 10 },
    ])
  })

  it('loads a requested floor at once and only once, without waiting for the rail', async () => {
    const plan = open({ floor: -1 })
    expect(plan.listAsked()).toHaveLength(1)
    await plan.answer('floors', fireOn2)
    await plan.answer('permission', true)
    expect(plan.floor()).toBe(-1)
    expect(plan.listAsked()).toHaveLength(1)
  })

  it('takes floor 0 for no request', async () => {
    const plan = await opened({ floor: 0, floors: fireOn2 })
    expect(plan.floor()).toBe(2)
  })

  it('starts in list mode with the floor figures open', async () => {
    const plan = await opened()
    expect(plan.state()).toEqual(expect.arrayContaining(['mode.list.loading', 'panel.open.floorInfo']))
  })
})

describe('switching the floor', () => {
  it('reloads list, figures and rail, and shows nothing of the floor before', async () => {
    const plan = await opened()
    await plan.answer('list', page('old'))
    await plan.answer('floorData', aPlace(7))
    plan.send({ type: 'panel.show', tab: 'buildingInfo' })
    plan.send({ type: 'floor.select', floor: 3 })
    expect(plan.shownIds()).toEqual([])
    expect(plan.context().floorData).toBeNull()
    expect(plan.state()).toEqual(
      expect.arrayContaining([
        'mode.list.loading',
        'floorData.loading',
        'floors.ready.refreshing',
        'panel.open.buildingInfo',
        'permission.allowed',
      ]),
    )
    expect(plan.listAsked().at(-1)).toMatchObject({ floor: 3, page: 1 })
  })

  it('asks for nothing when the floor is shown already', async () => {
    const plan = await opened()
    await plan.answer('list', page('a'))
    plan.send({ type: 'floor.select', floor: 1 })
    expect(plan.state()).toContain('mode.list.ready.fresh')
    expect(plan.listAsked()).toHaveLength(1)
  })

  it('never shows a late answer of another floor, whatever the order', { timeout: 30_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(3, 2, 1, -1), { minLength: 2, maxLength: 8 }),
        fc.infiniteStream(fc.nat(7)),
        async (floors, picks) => {
          const plan = await opened()
          for (const floor of floors) plan.send({ type: 'floor.select', floor })
          // every request is answered with its own floor's device, in a random order
          const waiting = plan.calls.filter((call) => call.name === 'list' && !call.done)
          while (waiting.length > 0) {
            const [call] = waiting.splice((picks.next().value ?? 0) % waiting.length, 1)
            call?.resolve(page(`on ${call.floor}`))
          }
          await settle()
          expect(plan.shownIds()).toEqual([`on ${plan.floor()}`])
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('list mode', () => {
  it('filters when the query button is pressed, from page 1', async () => {
    const plan = await opened()
    await plan.answer('list', page('a', 40))
    plan.send({ type: 'page.change', page: 3 })
    await plan.answer('list', page('b', 40))
    plan.send({ type: 'filter.choose', status: '0' })
    expect(plan.listAsked()).toHaveLength(2)
    plan.send({ type: 'filter.apply' })
    expect(plan.listAsked().at(-1)).toMatchObject({ status: '0', page: 1 })
  })

  it('is empty only when the server said so, and failed otherwise', async () => {
    const plan = await opened()
    await plan.answer('list', { rows: [], total: 0, loadedAt: 0 })
    expect(plan.state()).toContain('mode.list.empty')
    plan.send({ type: 'filter.apply' })
    await plan.fail('list')
    expect(plan.state()).toContain('mode.list.failed')
  })

  it('pages by 10 and takes another size from page 1', async () => {
    const plan = await opened()
    await plan.answer('list', page('a', 100))
    plan.send({ type: 'page.change', page: 2 })
    plan.send({ type: 'size.change', limit: 40 })
    expect(plan.listAsked().slice(1)).toMatchObject([
      { page: 2, limit: 10 },
      { page: 1, limit: 40 },
    ])
  })
})

describe('refreshing', () => {
  it('asks for everything again and keeps what is shown', async () => {
    const plan = await everythingAnswered()
    plan.send({ type: 'dialog.refresh' })
    expect(plan.shownIds()).toEqual(['a'])
    expect(plan.state()).toEqual(
      expect.arrayContaining([
        'floors.ready.refreshing',
        'building.ready.refreshing',
        'wholeData.ready.refreshing',
        'floorData.ready.refreshing',
        'mode.list.ready.refreshing',
      ]),
    )
  })

  it('keeps the old and says so when it fails', async () => {
    const plan = await everythingAnswered()
    plan.send({ type: 'dialog.refresh' })
    await plan.fail('list')
    await plan.fail('floors')
    expect(plan.state()).toEqual(expect.arrayContaining(['mode.list.ready.stale', 'floors.ready.stale']))
    expect(plan.shownIds()).toEqual(['a'])
  })

  it('follows the building live, once for many changes', async () => {
    const plan = await everythingAnswered()
    for (let change = 1; change <= 50; change += 1) plan.send({ type: 'building.changed', change })
    expect(plan.listAsked()).toHaveLength(2)
    await plan.answer('list', page('b'))
    await plan.answer('list', page('c'))
    expect(plan.listAsked()).toHaveLength(3)
    expect(plan.shownIds()).toEqual(['c'])
    expect(plan.state()).toContain('mode.list.ready.fresh')
  })

  it('marks everything as old while the link is silent and catches up when it is heard', async () => {
    const plan = await everythingAnswered()
    plan.send({ type: 'link.silent' })
    expect(plan.state()).toEqual(expect.arrayContaining(['mode.list.ready.stale', 'floorData.ready.stale']))
    plan.send({ type: 'link.heard' })
    await plan.answer('list', page('b'))
    expect(plan.state()).toContain('mode.list.ready.fresh')
  })

  it('retries what had failed', async () => {
    const plan = open()
    await plan.fail('floors')
    await plan.fail('permission')
    await plan.fail('building')
    plan.send({ type: 'dialog.refresh' })
    await plan.answer('floors', fireOn2)
    expect(plan.state()).toEqual(expect.arrayContaining(['floors.ready.fresh', 'building.loading', 'permission.loading']))
    expect(plan.floor()).toBe(1)
  })
})

it('folds the right panel away and back', async () => {
  const plan = await opened()
  plan.send({ type: 'panel.show', tab: 'buildingInfo' })
  expect(plan.state()).toContain('panel.open.buildingInfo')
  plan.send({ type: 'panel.toggle' })
  expect(plan.state()).toContain('panel.collapsed')
  plan.send({ type: 'panel.toggle' })
  expect(plan.state()).toContain('panel.open.floorInfo')
})

const aContact: BuildingContact = { name: '万达广场', address: '中山路 1 号', responsiblePerson: '王强', phone: '13800000000' }
const aPlace = (normal: number): PlaceData => ({
  counts: { alarm: 0, fault: 0, offline: null, normal },
  unplaced: { notEnabled: 0, unlabelled: 0, allNotEnabled: 0 },
})
const page = (id: string, total = 1): ListAnswer => ({ rows: [aSensorRow({ id })], total, loadedAt: 0 })

type CallName = 'floors' | 'permission' | 'building' | 'wholeData' | 'floorData' | 'list'

interface Call {
  name: CallName
  floor: number | null
  input: unknown
  done: boolean
  resolve(value: unknown): void
  reject(error: Error): void
}

async function opened({ floor = null, floors = calm }: { floor?: number | null; floors?: Floor[] } = {}) {
  const plan = open({ floor })
  await plan.answer('floors', floors)
  await plan.answer('permission', true)
  return plan
}

async function everythingAnswered() {
  const plan = await opened()
  await plan.answer('building', aContact)
  await plan.answer('wholeData', aPlace(40))
  await plan.answer('floorData', aPlace(7))
  await plan.answer('list', page('a'))
  return plan
}

function open({ floor = null }: { floor?: number | null } = {}) {
  const calls: Call[] = []
  const call = <Answer, Input>(name: CallName, floorOf: (input: Input) => number | null) =>
    fromPromise<Answer, Input>(
      ({ input }) =>
        new Promise<Answer>((resolve, reject) => {
          const entry: Call = {
            name,
            input,
            floor: floorOf(input),
            done: false,
            resolve: (value) => resolve(value as Answer),
            reject,
          }
          calls.push(entry)
        }),
    )
  const floorOf = (input: FloorRequest) => input.floor
  const actor = createActor(
    floorPlanMachine.provide({
      actors: {
        loadFloors: call<Floor[], FloorRequest>('floors', floorOf),
        loadPermission: call<boolean, unknown>('permission', () => null),
        loadBuilding: call<BuildingContact, FloorRequest>('building', floorOf),
        loadWholeData: call<PlaceData, FloorRequest>('wholeData', floorOf),
        loadFloorData: call<PlaceData, FloorRequest>('floorData', floorOf),
        loadList: call<ListAnswer, ListRequest>('list', floorOf),
      },
    }),
    { input: { buildingId: '12', channelId: '1', floor } },
  )
  actor.start()
  const newest = (name: CallName) => {
    const found = calls.findLast((entry) => entry.name === name)
    if (!found) throw new Error(`${name} was not asked for`)
    found.done = true
    return found
  }
  return {
    calls,
    send: (event: FloorPlanEvent) => actor.send(event),
    context: () => actor.getSnapshot().context,
    floor: () => actor.getSnapshot().context.floor,
    shownIds: () => actor.getSnapshot().context.rows.map((row) => row.id),
    state: () => statePaths(actor.getSnapshot().value).split(' '),
    listAsked: () => calls.filter(({ name, floor: asked }) => name === 'list' && asked !== null).map(({ input }) => input),
    async answer(name: CallName, value: unknown) {
      newest(name).resolve(value)
      await settle()
    },
    async fail(name: CallName) {
      newest(name).reject(new Error('down'))
      await settle()
    },
  }
}

/** lets promises that are already settled be heard by the machine */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
