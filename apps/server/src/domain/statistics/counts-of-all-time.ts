import { RECORD_CATEGORY, type RecordKind } from '@smart-fire/api-client/wire'

import type { Clock } from '../../clock'
import { intFilter, textFilter } from '../../http/filters'
import type { Read } from '../../http/responses'
import { oneOf, scopeOfKind } from './counted-scope'
import { sumAll, sumByMember, sumByTime, type RecordCounts } from './figures.queries'
import { pointNames } from './member-names.queries'
import { zhCN } from './statistics.messages'

/** The days of all records, as whole months: the day after 9999-12-31 has five digits in its year and compares as earlier. */
export const EVER = { from: '1970-01-01', to: '9999-11-30' }
const DEFAULT_MONTHS = 5
const MOST_MONTHS = 36
/** `handleFlag`: open or handled */
const STATES = ['0', '1'] as const
const UTC8_MS = 8 * 60 * 60 * 1000

const faultsOf = ({ faults, offline }: RecordCounts) => faults + offline

/** selectCount: real fires, false alarms and faults of all time (contract device 11.3, 13). */
export const countVerdicts =
  (kind: RecordKind): Read<unknown> =>
  async (tx, scope, c) => {
    const counts = await sumAll(tx, scopeOfKind(scope, c, kind), EVER)
    return { realFire: counts.realFires, falseFire: counts.falseAlarms, faultAlarm: faultsOf(counts) }
  }

/** selectCountNearlyMonth: the same by month of UTC+8, the last `count` months, this one included; fire tests are left out (contract device 11.3, 13). */
export const countByMonth =
  ({ now }: Clock, kind: RecordKind): Read<unknown> =>
  async (tx, scope, c) => {
    const wanted = intFilter(c, 'count') ?? DEFAULT_MONTHS
    const months = lastMonths(Number.isNaN(wanted) ? DEFAULT_MONTHS : Math.min(Math.max(wanted, 1), MOST_MONTHS), now())
    const rows = await sumByTime(tx, scopeOfKind(scope, c, kind), { ...EVER, from: `${months[0] ?? '1970-01'}-01` }, 'month')
    const byMonth = new Map(rows.map((row) => [row.startsOn.slice(0, 7), row]))
    const series = (pick: (row: RecordCounts) => number) => months.map((month) => {
      const row = byMonth.get(month)
      return row ? pick(row) : 0
    })
    return {
      months: months.map((month) => month.replace('-', '')),
      faultCount: series(faultsOf),
      alarmCount: series(({ realFires }) => realFires),
      notAlarmCount: series(({ falseAlarms }) => falseAlarms),
    }
  }

/** selectAlrmType: the alarm types that occur, for the choices of a filter (contract device 11.3, 12, 13). Hydrants have faults only, whatever `alrmCategory` says. */
export const alarmTypes =
  (kind: RecordKind): Read<string[]> =>
  async (tx, scope, c) => {
    const category = kind === 'hydrant' ? undefined : textFilter(c, 'alrmCategory')
    const handled = oneOf(c, 'handleFlag', STATES)
    const types = await sumByMember(tx, scopeOfKind(scope, c, kind), { dimension: 'type', span: EVER })
    return types.filter((counts) => matching(counts, category, handled) > 0).map(({ member }) => member).sort()
  }

/** selectMeasuringPoint: 全部 and the measuring points of hydrants that occur, for the choices of a filter (contract device 12). Offline records have none. */
export const hydrantPoints: Read<string[]> = async (tx, scope, c) => {
  const points = await sumByMember(tx, scopeOfKind(scope, c, 'hydrant'), { dimension: 'point', span: EVER })
  const handled = oneOf(c, 'handleFlag', STATES)
  const codes = points.filter((counts) => matching(counts, undefined, handled) > 0).map(({ member }) => member)
  return [zhCN.allPoints, ...[...(await pointNames(tx, codes)).values()].sort()]
}

/** How many of these records have the category and the state; undefined = any. */
function matching(counts: RecordCounts, category: string | undefined, handled: string | undefined): number {
  const of = ({ all, fires }: { all: number; fires: number }) => {
    if (category === undefined) return all
    if (category === RECORD_CATEGORY.fire) return fires
    return category === RECORD_CATEGORY.fault ? all - fires : 0
  }
  const [all, open] = [of({ all: counts.raised, fires: counts.fires }), of({ all: counts.open, fires: counts.openFires })]
  return handled === undefined ? all : handled === '1' ? all - open : open
}

/** `yyyy-MM` of the last `count` months of UTC+8, oldest first. */
export function lastMonths(count: number, now: number): string[] {
  const today = new Date(now + UTC8_MS)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (count - 1 - index), 1)).toISOString().slice(0, 7))
}
