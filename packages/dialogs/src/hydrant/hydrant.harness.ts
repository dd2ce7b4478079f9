import type { PlaceRecord } from '@smart-fire/api-client'
import { aSensorRow } from '@smart-fire/api-client/mock'
import { createActor } from 'xstate'
import { statePaths } from '../shared/state-paths'
import { openCalls } from '../testing/open-calls'
import { aFacility, aHydrantRecordLine } from './hydrant.fixtures'
import { hydrantMachine } from './hydrant.machine'
import type {
  FactsAnswer,
  FactsPart,
  FactsRequest,
  HydrantEvent,
  HydrantInput,
  HydrantRequest,
  ListAnswer,
  ListRequest,
  PopupDevice,
  RecordsAnswer,
  RecordsRequest,
} from './hydrant.types'

export type CallName = FactsPart | 'devices' | 'list' | 'records'

export const page = (id: string, total = 1): ListAnswer => ({ rows: [aSensorRow({ id })], total, loadedAt: 0 })
export const nothing: ListAnswer = { rows: [], total: 0, loadedAt: 0 }
export const placed: FactsAnswer = { facility: aFacility() }
export const placeless: FactsAnswer = { facility: aFacility({ coordinates: null, coordinatesText: '0,0' }) }
export const aDevice = (sensorNumber: string): PopupDevice => ({
  id: null,
  equipmentType: '消火栓水压监测仪',
  sensorNumber,
  reportedAt: null,
  status: null,
})
export const recordsOf = (rows: PlaceRecord[], total = rows.length): RecordsAnswer => ({ rows, total, dropped: 0 })
export const recordKeys = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => aHydrantRecordLine({ key: `r${from - at}` }))

export async function everythingAnswered(opening: Partial<HydrantInput> = {}) {
  const hydrant = open(opening)
  await hydrant.answer('facility', placed)
  await hydrant.answer('unit', { unit: { address: '北门', unitName: '星河物业', phone: '1' } })
  await hydrant.answer('monitoring', { monitoring: [{ measuringPoint: '水压', data: '0.3MPa' }] })
  await hydrant.answer('outlets', { outlets: [{ name: '第一出水口', diameter: 100, type: '内扣式' }] })
  await hydrant.answer('notEnabled', { notEnabled: 2 })
  await hydrant.answer('records', recordsOf(recordKeys(14, 10), 14))
  return hydrant
}

/** The machine with calls that the test answers. */
export function open(opening: Partial<HydrantInput> = {}) {
  const { call, ...calls } = openCalls<CallName>()
  const actor = createActor(
    hydrantMachine.provide({
      actors: {
        loadFacts: call<FactsAnswer, FactsRequest>(({ part }) => part),
        loadDevices: call<PopupDevice[], HydrantRequest>('devices'),
        loadList: call<ListAnswer, ListRequest>('list'),
        loadRecords: call<RecordsAnswer, RecordsRequest>('records'),
      },
    }),
    { input: { hydrantId: '31', channelId: '5', ...opening } },
  )
  actor.start()
  return {
    send: (event: HydrantEvent) => actor.send(event),
    close: () => actor.stop(),
    context: () => actor.getSnapshot().context,
    state: () => statePaths(actor.getSnapshot().value).split(' '),
    ...calls,
    /** an answer to an earlier call, counted from the first */
    answerLate: (name: CallName, at: number, value: unknown) => calls.answer(name, value, at),
  }
}

export { settle } from '../testing/open-calls'
