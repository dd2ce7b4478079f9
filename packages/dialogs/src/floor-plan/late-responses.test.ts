import type { PlaceRecord, Rows } from '@smart-fire/api-client'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { provideCalls } from '../regions/machine-calls'
import { settle } from '../testing/open-calls'
import { aContact, aPlace, calm } from './floor-plan.harness'
import { floorPlanMachine } from './floor-plan.machine'
import type { FloorPlanContext, PlanMode, PlanResponse } from './floor-plan.types'

const ORDERS = 1_000 // issue 5: 1,000 random orders on a simulated clock
const FLOORS = [3, 2, 1, -1] as const

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('floor' as const), floor: fc.constantFrom(...FLOORS) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('mode' as const), mode: fc.constantFrom('list', 'image') }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.nat(400) }) },
)

it('never shows a late response of another floor, whatever the order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 9 }),
      fc.array(fc.nat(1_000), { minLength: 20, maxLength: 20 }),
      fc.constantFrom('list', 'image'),
      async (steps, delays, mode) => {
        const clock = aClock(delays)
        const actor = await anOpenPlan(clock, mode)
        const seen: string[] = []
        actor.subscribe(({ context }) => seen.push(...strangers(context)))
        for (const what of steps) {
          if (what.type === 'floor') actor.send({ type: 'floor.select', floor: what.floor })
          else if (what.type === 'mode') actor.send({ type: 'mode.show', mode: what.mode === 'image' ? 'image' : 'list' })
          else await clock.pass(what.ms)
        }
        await clock.pass(2_000)
        expect(seen).toEqual([])
        const { context, value } = actor.getSnapshot()
        expect(context.floorData?.counts.normal).toBe(context.floor)
        expect(context.records.map(({ key }) => key)).toEqual([`${context.floor}`])
        expect(context.markers.map(({ id }) => id)).toEqual(value.mode === 'list' ? [] : [`${context.floor}`])
        actor.stop()
      },
    ),
    { numRuns: ORDERS },
  )
})

/** What is on the screen but not of the floor that is shown. */
function strangers({ floor, records, markers, plan, floorData }: FloorPlanContext): string[] {
  const shown = [
    ...records.map(({ key }) => key),
    ...markers.map(({ id }) => id),
    ...(plan === null ? [] : [plan.id]),
    ...(floorData === null ? [] : [String(floorData.counts.normal)]),
  ]
  return shown.filter((of) => of !== String(floor))
}

type Clock = ReturnType<typeof aClock>

/** Simulated time: every response comes after the next of the delays, so out of order and late. */
function aClock(delays: readonly number[]) {
  const due: { at: number; run: () => void }[] = []
  let now = 0
  let requests = 0
  return {
    respond<Value>(value: Value): Promise<Value> {
      const delay = delays[requests++ % delays.length] ?? 0
      return new Promise((resolve) => due.push({ at: now + delay, run: () => resolve(value) }))
    },
    async pass(ms: number) {
      const until = now + ms
      for (let next = earliest(due, until); next; next = earliest(due, until)) {
        now = next.at
        due.splice(due.indexOf(next), 1)
        next.run()
        await settle()
      }
      now = until
    },
  }
}

function earliest<Due extends { at: number }>(due: readonly Due[], until: number): Due | undefined {
  return due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
}

/** The floors are loaded; every response of a floor, also the picture beside the permission, names it and comes at its time on the clock. */
async function anOpenPlan(clock: Clock, mode: PlanMode) {
  const actor = createActor(
    provideCalls(floorPlanMachine, {
      loadFloors: async () => ({ rows: calm, dropped: 0 }),
      loadSystems: async () => ({ channels: [], fires: [], dropped: 0 }),
      loadPermission: (of) => clock.respond({ isAllowed: true, ahead: of && { of, response: aPlanOf(of.floor) } }),
      loadBuilding: async () => aContact,
      loadWholeData: async () => aPlace(40),
      loadFloorData: ({ floor }) => clock.respond(aPlace(floor)),
      loadRecords: ({ floor }) => clock.respond(recordsOf(floor)),
      loadPlan: ({ floor }) => clock.respond(aPlanOf(floor)),
      findDevice: () => Promise.reject(new Error('no device is wanted')),
      loadMarker: () => Promise.reject(new Error('no marker is opened')),
      loadUnplaced: () => Promise.reject(new Error('unmarked devices are not opened')),
    }),
    { input: { buildingId: '12', channelId: '1', floor: 1, mode } },
  )
  actor.start()
  await settle()
  return actor
}

const recordsOf = (floor: number): Rows<PlaceRecord> => ({
  rows: [
    {
      key: `${floor}`,
      category: '1',
      sensorId: null,
      equipmentType: null,
      series: null,
      sensorNumber: null,
      position: null,
      measuringPoint: null,
      alarmType: '烟雾报警',
      value: null,
      unit: null,
      raisedAt: 0,
    },
  ],
  total: 1,
  dropped: 0,
})

const aPlanOf = (floor: number): PlanResponse => ({
  plan: { id: `${floor}`, url: '/files/a.svg', fileName: null, floor },
  candidates: 1,
  markers: [{ id: `${floor}`, name: null, status: null, x: 1, y: 1, color: null }],
  droppedMarkers: 0,
})
