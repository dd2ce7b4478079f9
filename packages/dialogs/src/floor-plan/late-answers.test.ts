import { aSensorRow } from '@smart-fire/api-client/mock'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { aContact, aPlace, calm, settle } from './floor-plan.harness'
import { floorPlanMachine } from './floor-plan.machine'
import type {
  FloorData,
  FloorPlanContext,
  FloorRequest,
  ListAnswer,
  ListRequest,
  PlaceData,
  PlanAnswer,
  RecordsAnswer,
  RecordsRequest,
} from './floor-plan.types'

const ORDERS = 1_000 // issue 5: 1,000 random orders on a simulated clock
const FLOORS = [3, 2, 1, -1] as const

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('floor' as const), floor: fc.constantFrom(...FLOORS) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('mode' as const), mode: fc.constantFrom('list', 'image') }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.nat(400) }) },
)

it('never shows a late answer of another floor, whatever the order', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 9 }),
      fc.array(fc.nat(1_000), { minLength: 20, maxLength: 20 }),
      async (steps, delays) => {
        const clock = aClock(delays)
        const actor = await anOpenPlan(clock)
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
        const shown = 'image' in value.mode ? context.markers : context.rows
        expect(shown.map(({ id }) => id)).toEqual([`${context.floor}`])
        actor.stop()
      },
    ),
    { numRuns: ORDERS },
  )
})

/** What is on the screen but not of the floor that is shown. */
function strangers({ floor, rows, records, markers, plan, floorData }: FloorPlanContext): string[] {
  const shown = [
    ...rows.map(({ id }) => id),
    ...records.map(({ key }) => key),
    ...markers.map(({ id }) => id),
    ...(plan === null ? [] : [plan.id]),
    ...(floorData === null ? [] : [String(floorData.counts.normal)]),
  ]
  return shown.filter((of) => of !== String(floor))
}

type Clock = ReturnType<typeof aClock>

/** Simulated time: every answer comes after the next of the delays, out of order and as late as they say. */
function aClock(delays: readonly number[]) {
  const due: { at: number; run: () => void }[] = []
  let now = 0
  let asked = 0
  return {
    answer<Answer>(value: Answer): Promise<Answer> {
      const delay = delays[asked++ % delays.length] ?? 0
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

/** Floors and permission have answered; everything else is told its floor and comes when the clock says. */
async function anOpenPlan(clock: Clock) {
  const actor = createActor(
    floorPlanMachine.provide({
      actors: {
        loadFloors: fromPromise(async () => calm),
        loadPermission: fromPromise(async () => true),
        loadBuilding: fromPromise(async () => aContact),
        loadWholeData: fromPromise<PlaceData, FloorRequest>(async () => aPlace(40)),
        loadFloorData: fromPromise<FloorData, FloorRequest>(({ input }) => clock.answer(aPlace(Number(input.floor)))),
        loadList: fromPromise<ListAnswer, ListRequest>(({ input: { floor } }) =>
          clock.answer({ rows: [aSensorRow({ id: `${floor}` })], total: 1, loadedAt: 0 }),
        ),
        loadRecords: fromPromise<RecordsAnswer, RecordsRequest>(({ input: { floor } }) => clock.answer(aRecordOf(floor))),
        loadPlan: fromPromise<PlanAnswer, FloorRequest>(({ input: { floor } }) => clock.answer(aPlanOf(floor))),
      },
    }),
    { input: { buildingId: '12', channelId: '1', floor: 1 } },
  )
  actor.start()
  await settle()
  return actor
}

const aRecordOf = (floor: number | null): RecordsAnswer => ({
  rows: [
    {
      key: `${floor}`,
      category: null,
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

const aPlanOf = (floor: number | null): PlanAnswer => ({
  plan: { id: `${floor}`, url: '/files/a.svg', fileName: null },
  candidates: 1,
  markers: [{ id: `${floor}`, name: null, status: null, x: 1, y: 1, color: null }],
})
