import type { BuildingContact, Floor, MarkerInfo } from '@smart-fire/api-client'
import { aSensorRow } from '@smart-fire/api-client/mock'
import { createActor, fromPromise } from 'xstate'
import { statePaths } from '../shared/state-paths'
import { floorPlanMachine } from './floor-plan.machine'
import type {
  FloorData,
  FloorPlanEvent,
  FloorPlanInput,
  FloorRequest,
  ListAnswer,
  ListRequest,
  MarkerRequest,
  PlaceData,
  PlanAnswer,
  RecordsAnswer,
  RecordsRequest,
  UnplacedDevice,
} from './floor-plan.types'

export const calm: Floor[] = [3, 2, 1, -1].map((floor) => ({ floor, status: null }))
export const fireOn2: Floor[] = calm.map((row) => (row.floor === 2 ? { ...row, status: 'alarm' } : row))

export const aContact: BuildingContact = { name: '万达广场', address: '中山路 1 号', responsiblePerson: '王强', phone: '13800000000' }
export const aPlace = (normal: number): FloorData => ({
  counts: { alarm: 0, fault: 0, offline: null, normal },
  unplaced: { notEnabled: 0, unlabelled: 0, allNotEnabled: 0 },
  types: [],
})
export const page = (id: string, total = 1): ListAnswer => ({ rows: [aSensorRow({ id })], total, loadedAt: 0 })

export type CallName =
  | 'floors'
  | 'permission'
  | 'building'
  | 'wholeData'
  | 'floorData'
  | 'list'
  | 'records'
  | 'plan'
  | 'marker'
  | 'unplaced'

interface Call {
  name: CallName
  floor: number | null
  input: unknown
  done: boolean
  resolve(value: unknown): void
  reject(error: Error): void
}

type Opening = Partial<Omit<FloorPlanInput, 'buildingId' | 'channelId'>>

export async function opened({ floors = calm, ...opening }: Opening & { floors?: Floor[] } = {}) {
  const plan = open(opening)
  await plan.answer('floors', floors)
  await plan.answer('permission', true)
  return plan
}

export async function everythingAnswered() {
  const plan = await opened()
  await plan.answer('building', aContact)
  await plan.answer('wholeData', aPlace(40))
  await plan.answer('floorData', aPlace(7))
  await plan.answer('list', page('a'))
  return plan
}

/** The machine with calls that the test answers. */
export function open(opening: Opening = {}) {
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
        loadFloorData: call<FloorData, FloorRequest>('floorData', floorOf),
        loadList: call<ListAnswer, ListRequest>('list', floorOf),
        loadRecords: call<RecordsAnswer, RecordsRequest>('records', floorOf),
        loadPlan: call<PlanAnswer, FloorRequest>('plan', floorOf),
        loadMarker: call<MarkerInfo, MarkerRequest>('marker', () => null),
        loadUnplaced: call<UnplacedDevice[], FloorRequest>('unplaced', floorOf),
      },
    }),
    { input: { buildingId: '12', channelId: '1', floor: null, ...opening } },
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
    settle,
    snapshot: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    floor: () => actor.getSnapshot().context.floor,
    shownIds: () => actor.getSnapshot().context.rows.map((row) => row.id),
    state: () => statePaths(actor.getSnapshot().value).split(' '),
    asked: (name: CallName) => calls.filter((entry) => entry.name === name).map(({ input }) => input),
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
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
