import { inspectionRecords, ROUTE_KIND, TASK_STATE, type InspectionTask, type TaskState } from '@smart-fire/api-client/inspection-records'
import type { Tone } from '@smart-fire/ui'
import { choices, column, filter, listScreen, panel, partOf } from '../../../screens'
import { persons } from './record-choices'
import { key } from './record-key'
import * as words from './tasks.messages'

const TONES: Readonly<Record<TaskState, Tone>> = { [TASK_STATE.upcoming]: 'notEnabled', [TASK_STATE.open]: 'info', [TASK_STATE.done]: 'normal', [TASK_STATE.missed]: 'fault' }
const progress = ({ done, points }: InspectionTask) => `${done ?? '–'} / ${points ?? '–'}`

/** Tasks of all plans, each with its points. */
export const tasksTab = listScreen({
  key,
  words,
  calls: partOf(inspectionRecords, 'tasks'),
  filters: {
    state: filter.choice(choices.fixed(...Object.values(TASK_STATE))), started: filter.dateRange(), routeName: filter.text(), kind: filter.choice(choices.fixed(...Object.values(ROUTE_KIND))), personId: filter.choice(persons),
  },
  columns: [
    column.text('routeName', { width: 220 }),
    column.code('state', { width: 120, tones: TONES }),
    column.custom('progress', progress, progress, { width: 110 }),
    column.number('missed', { width: 80 }),
    column.dateTime('startsAt'),
    column.dateTime('endsAt'),
    column.text('personNames'),
    column.code('kind', { width: 110, hidden: true }),
  ],
  nameOf: ({ routeName, id }) => routeName ?? id,
  tone: ({ state }) => (state === TASK_STATE.missed ? 'fault' : undefined),
  acts: [panel({ name: 'open', load: async () => (await import('./task-panel')).TaskPanel })],
  opens: 'open',
  exports: true,
})
