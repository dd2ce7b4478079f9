import { inspection, inspectionPlanInput, MONTH_DAYS, WEEKDAYS, type InspectionPlan } from '@smart-fire/api-client/inspection'
import { CYCLE } from '@smart-fire/api-client/inspection-plans'
import { everyRow } from '../../../lib/every-row'
import { pickMessages } from '../../../lib/preferences/pick-messages'
import { choices, column, field, filter, listScreen, panel, partOf, todayOfPlatform } from '../../../screens'
import { cycleText, CycleInWords } from './plan-cycle'
import * as cycleWords from './plan-cycle.messages'
import * as words from './plans.messages'

const cycles = choices.fixed(...Object.values(CYCLE))
/** Every route. */
const routes = choices.loaded(async (client, signal) =>
  (await everyRow((page) => client.with(inspection).routes.list({ ...page, sort: { field: 'name', direction: 'ascending' } }, signal))).map(({ id, name }) => ({ value: id, label: name ?? id })))
const persons = choices.loaded(async (client, signal) => (await client.with(inspection).plans.persons(signal)).map(({ id, name }) => ({ value: id, label: name ?? id })))

type Values = Readonly<Record<string, unknown>>
const isRepeated = ({ cycle }: Values) => cycle === CYCLE.days || cycle === CYCLE.monthly
const isWeekly = ({ cycle }: Values) => cycle === CYCLE.weekly
const isMonthly = ({ cycle }: Values) => cycle === CYCLE.monthly
const WHAT = { section: 'what' }
const WHEN = { section: 'when' }

const periodsText = ({ periods }: InspectionPlan) => (periods ?? []).map(({ start, end }) => `${start}–${end}`).join('  ')

/** When routes are inspected, and by whom (spec 1 §2 patrolSchemeManager, contract device 19.3, ADR 41, 47). */
export default listScreen({
  key: 'inspectionManagement/patrolSchemeManager',
  words,
  calls: partOf(inspection, 'plans'),
  filters: { routeName: filter.text(), cycle: filter.choice(cycles), frozen: filter.flag() },
  columns: [
    column.text('routeName', { width: 220 }),
    column.custom('cycle', (plan: InspectionPlan, names) => <CycleInWords {...{ plan, names }} />, (plan, names, locale) => cycleText(plan, pickMessages(locale, cycleWords), names)),
    column.custom('periods', periodsText, periodsText, { width: 200 }),
    column.date('startOn', { sort: true }),
    column.date('endOn', { sort: true }),
    column.text('personNames'),
    column.code('frozen', { width: 104, tones: { true: 'notEnabled', false: 'normal' } }),
    column.number('points', { width: 90, hidden: true }),
    column.list('weekdays', { hidden: true }),
    column.list('monthDays', { hidden: true }),
    column.text('remark', { hidden: true }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ routeName, id }) => routeName ?? id,
  form: {
    schema: inspectionPlanInput,
    fields: [
      field.choice('routeId', routes, WHAT), field.members('personIds', persons, WHAT), field.toggle('strict', WHAT), field.toggle('frozen', WHAT), field.textArea('remark', WHAT),
      field.choice('cycle', cycles, WHEN), field.number('every', { ...WHEN, when: isRepeated, demanded: true }),
      field.choice('weekdays', choices.fixed(...WEEKDAYS), { ...WHEN, several: true, when: isWeekly, demanded: true }), field.choice('monthDays', choices.fixed(...MONTH_DAYS), { ...WHEN, several: true, when: isMonthly, demanded: true }),
      field.rows('periods', { ...WHEN, wide: true, least: 1, most: 24, fields: [field.text('start'), field.text('end')] }),
      field.date('startOn', WHEN), field.date('endOn', WHEN),
    ],
    start: () => ({ cycle: CYCLE.days, every: 1, periods: [{ start: '08:00', end: '10:00' }], startOn: todayOfPlatform(), strict: false, frozen: false }),
    from: ({ routeId, cycle, every, periods, startOn, ...rest }) => ({
      ...rest, ...(routeId === null ? {} : { routeId }), ...(cycle === null ? {} : { cycle }), ...(every === null ? {} : { every }), ...(periods === null ? {} : { periods }),
      ...(startOn === null ? {} : { startOn }),
    }),
  },
  acts: [panel({ name: 'preview', load: async () => (await import('./next-tasks-panel')).NextTasksPanel })],
  exports: true,
})
