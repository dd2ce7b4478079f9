import { measureCalls, onSite, type CallRate } from './call-rate'
import { addManyRecords } from './many-records'

const RECORDS = '/api/datahandler/deviceAbnormal'
const LISTS: readonly [string, string][] = [
  ['first page of all records', `${RECORDS}/pageList?tag=-1&limit=15`],
  ['page 500 of all records', `${RECORDS}/pageList?tag=-1&limit=15&page=500`],
  ['unhandled records', `${RECORDS}/pageList?tag=0&limit=15`],
  ['handled faults', `${RECORDS}/pageList?tag=2&limit=15`],
  ['handled faults of a channel', `${RECORDS}/pageList?tag=2&limit=15&channelId=2`],
  ['records of a building', `${RECORDS}/pageList?tag=-1&limit=15&buildId=107`],
  ['records of a part of a device number', `${RECORDS}/pageList?tag=-1&limit=15&sensorNo=1d4c0`],
  ['records by a word of two letters that stands nowhere', `${RECORDS}/pageList?tag=-1&limit=15&keyword=${encodeURIComponent('灶台')}`],
  ['hydrant records', '/api/datahandler/deviceFacilitiesAbnormal/pageList?tag=-1&page=1&limit=15'],
  ['fire host records', '/api/datahandler/deviceFireMainAbnormal/pageList?tag=-1&page=1&limit=15'],
]

/** Calls each list of a tenant with `rows` records, as a user does: page and count. */
export const measureLists = (rows: number, onDone: (rate: CallRate) => void): Promise<void> =>
  onSite('lists', async (server, site) => {
    await addManyRecords(server.deps.database, site.id, { rows, open: 300 })
    await measureCalls(server, site.operator.token, LISTS, onDone)
  })
