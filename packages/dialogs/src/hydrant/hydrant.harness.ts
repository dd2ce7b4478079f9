import type { PlaceRecord, Rows } from '@smart-fire/api-client'
import { createActor } from 'xstate'
import { statePaths } from '../shared/state-paths'
import { openCalls } from '../testing/open-calls'
import { aFacility, aHydrantRecordLine, allRead, someMonitored } from './hydrant.fixtures'
import { hydrantMachine } from './hydrant.machine'
import type { FactsPart, FactsRequest, FactsResponse, HydrantEmitted, HydrantEvent, HydrantInput, PopupDevice } from './hydrant.types'

export const placed: FactsResponse = { facility: aFacility() }
export const placeless: FactsResponse = { facility: aFacility({ coordinates: null, coordinatesText: '0,0' }) }
export const aDevice = (sensorNumber: string): PopupDevice => ({
  key: sensorNumber,
  id: null,
  equipmentType: '消火栓水压监测仪',
  sensorNumber,
  reportedAt: null,
  status: null,
})
export const recordsOf = (rows: PlaceRecord[], total = rows.length): Rows<PlaceRecord> => ({ rows, total, dropped: 0 })
export const recordKeys = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => aHydrantRecordLine({ key: `r${from - at}` }))

export async function everythingLoaded(opening: Partial<HydrantInput> = {}) {
  const hydrant = open(opening)
  await hydrant.respond('facility', placed)
  await hydrant.respond('unit', { unit: { address: '北门', unitName: '星河物业', phone: '1' } })
  await hydrant.respond('monitoring', { monitoring: allRead(someMonitored()) })
  await hydrant.respond('outlets', { outlets: allRead([{ name: '第一出水口', diameter: 100, type: '内扣式' }]) })
  await hydrant.respond('notEnabled', { notEnabled: 2 })
  await hydrant.respond('loadRecords', recordsOf(recordKeys(14, 10), 14))
  return hydrant
}

/** The machine; each call waits until the test responds; the calls for facts go by the name of their part. */
export function open(opening: Partial<HydrantInput> = {}) {
  const { logic, ...calls } = openCalls<typeof hydrantMachine, FactsPart | 'loadDevices' | 'loadRecords'>(
    hydrantMachine,
    (call, request) => (call === 'loadFacts' ? (request as FactsRequest).part : call),
  )
  const emitted: HydrantEmitted[] = []
  const actor = createActor(logic, { input: { hydrantId: '31', channelId: '5', ...opening } })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    ...calls,
    emitted,
    send: (event: HydrantEvent) => actor.send(event),
    close: () => actor.stop(),
    context: () => actor.getSnapshot().context,
    state: () => statePaths(actor.getSnapshot().value).split(' '),
  }
}
