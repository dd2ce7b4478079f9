import type { BuildingContact, Floor, MarkerInfo } from '@smart-fire/api-client'
import { aSensorRow } from '@smart-fire/api-client/mock'
import { createActor } from 'xstate'
import { statePaths } from '../shared/state-paths'
import { openCalls, settle } from '../testing/open-calls'
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
  const { call, ...calls } = openCalls<CallName>()
  const actor = createActor(
    floorPlanMachine.provide({
      actors: {
        loadFloors: call<Floor[], FloorRequest>('floors'),
        loadPermission: call<boolean, unknown>('permission'),
        loadBuilding: call<BuildingContact, FloorRequest>('building'),
        loadWholeData: call<PlaceData, FloorRequest>('wholeData'),
        loadFloorData: call<FloorData, FloorRequest>('floorData'),
        loadList: call<ListAnswer, ListRequest>('list'),
        loadRecords: call<RecordsAnswer, RecordsRequest>('records'),
        loadPlan: call<PlanAnswer, FloorRequest>('plan'),
        loadMarker: call<MarkerInfo, MarkerRequest>('marker'),
        loadUnplaced: call<UnplacedDevice[], FloorRequest>('unplaced'),
      },
    }),
    { input: { buildingId: '12', channelId: '1', floor: null, ...opening } },
  )
  actor.start()
  return {
    ...calls,
    send: (event: FloorPlanEvent) => actor.send(event),
    settle,
    snapshot: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    floor: () => actor.getSnapshot().context.floor,
    shownIds: () => actor.getSnapshot().context.rows.map((row) => row.id),
    state: () => statePaths(actor.getSnapshot().value).split(' '),
    /** what was asked of the list once its floor was known */
    listAsked: () => calls.asked('list').filter((input) => (input as FloorRequest).floor !== null),
  }
}

export { settle }
