import { measureCalls, onSite, type CallRate } from './call-rate'
import { addYearOfRecords } from './year-of-records'

const CALLS = 40
const STATISTICS = '/api/datahandler/recordStatistics'
const DAY_MS = 86_400_000
/** Days of the statistics are those of UTC+8. */
const AHEAD_MS = 8 * 3_600_000

const FIGURES: readonly [what: string, call: string][] = [
  ['figures', 'figures'],
  ['trend by day', 'trend?grain=day'],
  ['trend by month', 'trend?grain=month'],
  ['ranking by type', 'ranking?by=type'],
  ['ranking by building', 'ranking?by=place'],
  ['ranking by floor', 'ranking?by=floor'],
  ['ranking by area', 'ranking?by=area'],
  ['worst detectors of a system', 'ranking?by=subject&channelId=1'],
  ['chattering points', 'chattering'],
  ['load of the operators', 'load'],
  ['records that stand', 'standing'],
  ['figures of the units', 'units'],
  ['figures of fire water', 'water'],
]

/** Calls each figure of a year of a tenant with `rows` records, as a user does. */
export const measureYear = (rows: number, onDone: (rate: CallRate) => void): Promise<void> =>
  onSite('year', async (server, site) => {
    const now = server.clock.now()
    await addYearOfRecords(server.deps.database, site.id, { rows, now })
    const day = (daysAgo: number) => new Date(now + AHEAD_MS - daysAgo * DAY_MS).toISOString().slice(0, 10)
    const paths = FIGURES.map(([what, call]) => [what, `${STATISTICS}/${call}${call.includes('?') ? '&' : '?'}dateStrs=${day(364)},${day(0)}`] as const)
    await measureCalls(server, site.operator.token, paths, onDone, CALLS)
  })
