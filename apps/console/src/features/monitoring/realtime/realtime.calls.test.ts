import type { ApiClient } from '@smart-fire/api-client'
import type { LiveBuilding } from '@smart-fire/api-client/live'
import { expect, it } from 'vitest'
import { realtimeCalls } from './realtime.calls'

const NONE = { alarm: 0, fault: 0, offline: 0, normal: 0 }
const aBuilding = (over: Partial<LiveBuilding>): LiveBuilding =>
  ({ id: '1', name: '一号楼', counts: NONE, notEnabled: 0, coordinates: null, floors: 6, basements: 1, floorsInTrouble: [], devices: [], ...over }) as LiveBuilding

async function placesOf(...rows: LiveBuilding[]) {
  // only the call of the buildings is used
  const client = { with: () => ({ buildings: async () => ({ rows, total: rows.length, dropped: 0 }) }) } as unknown as ApiClient
  return (await realtimeCalls(client, 'building', '1').loadPlaces(undefined, new AbortController().signal)).places
}

it('leaves out a building that is known to have no device of the system, and keeps one whose devices are not enabled or not known', async () => {
  const places = await placesOf(
    aBuilding({ id: 'none' }), aBuilding({ id: 'offline', counts: { ...NONE, offline: 1 } }), aBuilding({ id: 'waiting', notEnabled: 2 }), aBuilding({ id: 'unknown', counts: { ...NONE, alarm: null } }),
  )
  expect(places.map(({ id }) => id)).toEqual(['offline', 'waiting', 'unknown'])
})

it('draws no section of a building of which the floors in trouble are not told: it would look calm', async () => {
  const [told, untold] = await placesOf(aBuilding({ id: 'told', notEnabled: 1 }), aBuilding({ id: 'untold', notEnabled: 1, floorsInTrouble: null }))
  expect([told?.section, untold?.section]).toEqual([{ floors: 6, basements: 1, inTrouble: [] }, null])
})
