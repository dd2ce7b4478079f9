import type { PlaceRecord, Rows } from '@smart-fire/api-client'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { provideCalls } from '../regions/machine-calls'
import { statePaths } from '../shared/state-paths'
import { settle } from '../testing/open-calls'
import { aFacility, allRead } from './hydrant.fixtures'
import { recordKeys } from './hydrant.harness'
import { hydrantMachine } from './hydrant.machine'
import type { FactsRequest, FactsResponse, HydrantContext, HydrantEvent, PopupDevice } from './hydrant.types'

const ORDERS = 1_000 // issue 6, on a simulated clock
const AT_FIRST = 14 // records of the hydrant
const PER_PAGE = 10

const event = (made: HydrantEvent) => fc.constant(made)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.nat(400) }) },
  { weight: 3, arbitrary: fc.constant({ type: 'change' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'outage' as const }) },
  {
    weight: 6,
    arbitrary: fc.oneof(
      event({ type: 'mode.show', mode: 'list' }),
      event({ type: 'mode.show', mode: 'map' }),
      event({ type: 'popup.open' }),
      event({ type: 'popup.close' }),
      event({ type: 'records.more' }),
      event({ type: 'monitoring.due' }),
      event({ type: 'data.refresh' }),
    ),
  },
)

it('never shows an earlier response in place of a later one, whatever the order', { timeout: 180_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 9 }),
      fc.array(fc.nat(10).map((tenths) => tenths * 100), { minLength: 20, maxLength: 20 }),
      async (steps, delays) => {
        const world = aWorld(delays)
        const actor = anOpenHydrant(world)
        const wrong: string[] = []
        let before = actor.getSnapshot().context
        actor.subscribe(({ context }) => {
          if (context === before) return
          wrong.push(...fallenBack(before, context))
          before = context
        })
        for (const what of steps) {
          if (what.type === 'wait') await world.pass(what.ms)
          else if (what.type === 'outage') world.failNext(true)
          else actor.send(what.type === 'change' ? world.change() : what)
        }
        await world.pass(3_000)
        world.failNext(false)
        // failed parts are refreshed as an operator would; then nothing may be missing
        actor.send({ type: 'data.refresh' })
        await world.pass(3_000)
        const { context, value } = actor.getSnapshot()
        actor.stop()
        expect(wrong).toEqual([])
        expect(statePaths(value)).not.toMatch(/loading|refreshing|stale|failed/)
        expect(old(context, world.version())).toEqual([])
      },
    ),
    { numRuns: ORDERS },
  )
})

/** The version of the world that each part shows; records by their number above the first ones. */
function versions({ facility, unit, monitoring, outlets, notEnabled, devices, records }: HydrantContext) {
  const newest = records[0]?.key.slice(1)
  return {
    facility: numberOf(facility?.name),
    unit: numberOf(unit?.address),
    monitoring: numberOf(monitoring.rows[0]?.readings[0]?.data),
    outlets: numberOf(outlets.rows[0]?.name),
    notEnabled,
    devices: numberOf(devices.rows[0]?.sensorNumber),
    records: newest === undefined ? null : Number(newest) - AT_FIRST,
  }
}

const numberOf = (text: string | null | undefined) => (text == null ? null : Number(text))

/** Parts that showed a newer version a moment ago, and records that are shown twice or out of order. */
function fallenBack(before: HydrantContext, after: HydrantContext): string[] {
  const [earlier, later] = [new Map(Object.entries(versions(before))), Object.entries(versions(after))]
  const keys = after.records.map(({ key }) => Number(key.slice(1)))
  return [
    ...later.flatMap(([part, version]) => (version !== null && version < (earlier.get(part) ?? 0) ? [`${part} fell to ${version}`] : [])),
    ...(keys.every((key, at) => at === 0 || key === Number(keys[at - 1]) - 1) ? [] : [`records ${keys.join(' ')}`]),
  ]
}

/** Parts that do not show the current version; a closed popup shows none. */
const old = (context: HydrantContext, version: number) =>
  Object.entries(versions(context)).filter(([, shown]) => shown !== null && shown !== version)

type World = ReturnType<typeof aWorld>

/** A hydrant that changes. A response shows the hydrant at the time of its request, and comes after the next of the delays. */
function aWorld(delays: readonly number[]) {
  const due: { at: number; run: () => void }[] = []
  let now = 0
  let requests = 0
  let version = 0
  let fails = false
  return {
    version: () => version,
    change: (): HydrantEvent => {
      version += 1
      return { type: 'place.changed' }
    },
    failNext: (isOut: boolean) => (fails = isOut),
    respond: <Value>(valueAt: (version: number) => Value): Promise<Value> => {
      const at = now + (delays[requests++ % delays.length] ?? 0)
      const [value, failed] = [valueAt(version), fails]
      fails = false
      return new Promise((resolve, reject) => due.push({ at, run: () => (failed ? reject(new Error('down')) : resolve(value)) }))
    },
    async pass(ms: number) {
      const until = now + ms
      for (let next = earliest(due, until); next; next = earliest(due, until)) {
        now = next.at
        for (const each of due.filter(({ at }) => at === now)) {
          due.splice(due.indexOf(each), 1)
          each.run()
        }
        await settle()
      }
      now = until
    },
  }
}

function earliest<Due extends { at: number }>(due: readonly Due[], until: number): Due | undefined {
  return due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
}

function anOpenHydrant({ respond }: World) {
  const actor = createActor(
    provideCalls(hydrantMachine, {
      loadFacts: ({ part }) => respond((version): FactsResponse => factsOf(version)[part]),
      loadDevices: () => respond((version) => allRead([aDeviceOf(version)])),
      loadRecords: ({ page }) => respond((version) => recordsOf(version, page)),
    }),
    { input: { hydrantId: '31', channelId: '5' } },
  )
  return actor.start()
}

const factsOf = (version: number) =>
  ({
    facility: { facility: aFacility({ name: `${version}` }) },
    unit: { unit: { address: `${version}`, unitName: null, phone: null } },
    monitoring: {
      monitoring: allRead([{ id: '701', name: null, sensorNumber: null, status: null, at: null, offlineFor: null, readings: [{ measuringPoint: '水压', data: `${version}`, status: null }] }]),
    },
    outlets: { outlets: allRead([{ name: `${version}`, diameter: 100, type: null }]) },
    notEnabled: { notEnabled: version },
  }) satisfies Record<FactsRequest['part'], FactsResponse>

const aDeviceOf = (version: number): PopupDevice => ({
  key: `${version}`,
  id: null,
  equipmentType: null,
  sensorNumber: `${version}`,
  reportedAt: null,
  status: null,
})

/** Every change of the world is one more record. */
function recordsOf(version: number, page: number): Rows<PlaceRecord> {
  const total = AT_FIRST + version
  const from = total - (page - 1) * PER_PAGE
  return { rows: recordKeys(from, Math.max(0, Math.min(PER_PAGE, from))), total, dropped: 0 }
}
