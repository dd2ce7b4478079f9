import type { BuildingContact, Floor } from '@smart-fire/api-client'
import { createActor } from 'xstate'
import { statePaths } from '../shared/state-paths'
import { openCalls } from '../testing/open-calls'
import { floorPlanMachine } from './floor-plan.machine'
import type { FloorData, FloorPlanEmitted, FloorPlanEvent, FloorPlanInput, PermissionResponse } from './floor-plan.types'

export const calm: Floor[] = [3, 2, 1, -1].map((floor) => ({ floor, status: null }))
export const fireOn2: Floor[] = calm.map((row) => (row.floor === 2 ? { ...row, status: 'alarm' } : row))

export const aContact: BuildingContact = { name: '万达广场', address: '中山路 1 号', responsiblePerson: '王强', phone: '13800000000' }
export const aPlace = (normal: number): FloorData => ({
  counts: { alarm: 0, fault: 0, offline: null, normal },
  unplaced: { notEnabled: 0, unlabelled: 0, allNotEnabled: 0 },
  types: { rows: [], dropped: 0 },
})

export const ALLOWED: PermissionResponse = { isAllowed: true, ahead: null }
export const DENIED: PermissionResponse = { isAllowed: false, ahead: null }

type Opening = Partial<Omit<FloorPlanInput, 'buildingId' | 'channelId'>>

export async function opened({ floors = calm, ...opening }: Opening & { floors?: Floor[] } = {}) {
  const plan = open(opening)
  await plan.respond('loadFloors', { rows: floors, dropped: 0 })
  await plan.respond('loadPermission', ALLOWED)
  return plan
}

export async function everythingLoaded() {
  const plan = await opened()
  await plan.respond('loadSystems', { channels: [], fires: [], dropped: 0 })
  await plan.respond('loadBuilding', aContact)
  await plan.respond('loadWholeData', aPlace(40))
  await plan.respond('loadFloorData', aPlace(7))
  await plan.respond('loadRecords', { rows: [], total: 0, dropped: 0 })
  return plan
}

/** The machine; each call waits until the test responds. */
export function open(opening: Opening = {}) {
  const { logic, ...calls } = openCalls(floorPlanMachine)
  const emitted: FloorPlanEmitted[] = []
  const actor = createActor(logic, { input: { buildingId: '12', channelId: '1', floor: null, ...opening } })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    ...calls,
    emitted,
    send: (event: FloorPlanEvent) => actor.send(event),
    snapshot: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    floor: () => actor.getSnapshot().context.floor,
    state: () => statePaths(actor.getSnapshot().value).split(' '),
  }
}
