import { RECORD_CATEGORY } from '../codes/record-category'
import { RECORD_KIND } from '../codes/record-kind'
import { VERDICT } from '../codes/verdict'
import { hold, same, type ContractPromise } from './contract-promise'
import { withScreens } from './screens.promises'

const kind = RECORD_KIND.general
const TODAY = { kind, period: 'today' } as const

/** Statistics change with the record: there is no moment at which they contradict a list. */
export const statisticsPromises: readonly ContractPromise[] = [
  {
    title: 'a raised fire is in the figures, the trend, the ranking and the hours at once, and its verdict as well',
    check: withScreens(async ({ statistics }, backend) => {
      const read = async () => ({ figures: await statistics.figures(TODAY), lastHours: await statistics.lastHours({ kind }) })
      const before = await read()
      const { id } = await backend.raise(kind, RECORD_CATEGORY.fire)
      const raised = await read()
      same(grown(before.figures.fires, raised.figures.fires), 1, 'the fires have grown by')
      same(grown(before.figures.openFires, raised.figures.openFires), 1, 'the open fires have grown by')
      same(grown(sum(before.lastHours.rows), sum(raised.lastHours.rows)), 1, 'the fires of the hours have grown by')
      await backend.operator.client.abnormalRecords.confirm({ kind, id, category: RECORD_CATEGORY.fire, verdict: VERDICT.falseAlarm })
      const judged = await read()
      same(grown(raised.figures.falseAlarms, judged.figures.falseAlarms), 1, 'the false alarms have grown by')
      same(grown(raised.figures.openFires, judged.figures.openFires), -1, 'the open fires have grown by')
      hold(judged.figures.verdictSeconds50 !== null, 'there is a time to the verdict')
      const [trend, places] = await Promise.all([statistics.trend({ ...TODAY, grain: 'day' }), statistics.ranking({ ...TODAY, by: 'place' })])
      same(trend.rows.map(({ fires }) => fires), [judged.figures.fires], 'the fires of the day')
      hold(places.rows.length > 0, 'a place is ranked')
      const { rows: units } = await statistics.units({ period: 'today' })
      same(units.reduce((total, unit) => total + (unit.fires ?? NaN), 0) >= (judged.figures.fires ?? NaN), true, 'the units have the fires of the day')
      hold(units.some(({ verdictSeconds90 }) => verdictSeconds90 !== null), 'a unit has a time to the verdict')
    }),
  },
  {
    title: 'the counts by type, by building and of handled records agree with the figures of the same day',
    check: withScreens(async ({ statistics }, backend) => {
      await backend.raise(kind, RECORD_CATEGORY.fault)
      const [figures, types, buildings, ratio] = await Promise.all([
        statistics.figures(TODAY),
        statistics.byAlarmType(TODAY),
        statistics.byBuilding({ ...TODAY, category: RECORD_CATEGORY.fault }),
        statistics.handledRatio(TODAY),
      ])
      same(types.rows.reduce((total, { count }) => total + count, 0), figures.raised, 'the records of all types')
      hold(buildings.rows.length > 0 && buildings.rows.every(({ count }) => count > 0), 'buildings with faults')
      same([ratio.unhandled, (ratio.handled ?? 0) + (ratio.unhandled ?? 0)], [figures.open, figures.raised], 'open and all records')
    }),
  },
  {
    title: 'the figures of the buildings add up to those of all places, and a building that is not there has none',
    check: withScreens(async ({ statistics }, backend) => {
      await backend.raise(kind, RECORD_CATEGORY.fault)
      const { rows: places } = await statistics.ranking({ ...TODAY, by: 'place', limit: 100 })
      const figures = await statistics.figures(TODAY)
      const each = await Promise.all(places.map(({ id }) => statistics.figures({ ...TODAY, buildingId: id })))
      same([sumOf(each), sumOf(places)], [figures.raised, figures.raised], 'the records of each building, and of the ranking')
      same((await statistics.figures({ ...TODAY, buildingId: '999999999' })).raised, 0, 'the records of no building')
    }),
  },
]

const sumOf = (rows: readonly { raised: number | null }[]) => rows.reduce((total, { raised }) => total + (raised ?? NaN), 0)
const grown = (before: number | null, after: number | null) => (after ?? NaN) - (before ?? NaN)
const sum = (hours: readonly { fires: number | null }[]) => hours.reduce((total, { fires }) => total + (fires ?? NaN), 0)
