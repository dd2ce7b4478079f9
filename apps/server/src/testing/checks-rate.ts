import { openInspectionAndVideo } from './alarm-world'
import { measureCalls, onSite, type CallRate } from './call-rate'
import { addManyChecks } from './many-checks'

const STATISTICS = '/api/device/deviceInspectionStatistics'
const DAY_MS = 86_400_000
/** Days of the figures are those of UTC+8. */
const AHEAD_MS = 8 * 3_600_000
const CALLS = 40
const DAYS_BETWEEN = 30
const ROUNDS = 12

const FIGURES: readonly [what: string, call: string][] = [
  ['by building', 'divided?by=building&page=1&limit=10'],
  ['by person', 'divided?by=person&page=1&limit=10'],
  ['by type', 'divided?by=type&page=1&limit=10'],
  ['undivided figures', 'figures?'],
  ['trend', 'trend?'],
]

/** Calls each figure of the inspections of `facilities` facilities, checked every 30 days for a year, as a user does. */
export const measureChecks = (facilities: number, onDone: (rate: CallRate) => void): Promise<void> =>
  onSite('checks', async (server, site) => {
    const now = server.clock.now()
    await openInspectionAndVideo(server.deps, site.id)
    await addManyChecks(server.deps.database, site, { facilities, rounds: ROUNDS, daysBetween: DAYS_BETWEEN, now })
    const day = (daysAgo: number) => new Date(now + AHEAD_MS - daysAgo * DAY_MS).toISOString().slice(0, 10)
    const paths = [364, 29].flatMap((days) =>
      FIGURES.map(([what, call]) => [`${what}, ${days + 1} days`, `${STATISTICS}/${call}&dateStrs=${day(days)},${day(0)}`] as const))
    await measureCalls(server, site.operator.token, paths, onDone, CALLS)
  })
