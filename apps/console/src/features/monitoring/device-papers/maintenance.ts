import { devicePapers, MAINTENANCE_KIND, MAINTENANCE_RESULT, maintenanceInput, type DeviceMaintenance } from '@smart-fire/api-client/device-papers'
import { choiceName, choices, column, field, filter, listScreen, partOf } from '../../../screens'
import { dueCell, dueText, isOverdue } from './due-day'
import * as words from './maintenance.messages'
import { managingScreen } from './managing-screen'

const kinds = choices.fixed(...Object.values(MAINTENANCE_KIND))
const results = choices.fixed(...Object.values(MAINTENANCE_RESULT))

/** What was done to the device of the scope, and when it is due again (screens.md deviceManger/{id}, ADR 76). */
export const maintenanceList = listScreen({
  key: 'adminSys/deviceManger',
  managedBy: managingScreen,
  words,
  calls: partOf(devicePapers, 'maintenance'),
  filters: { kind: filter.choice(kinds), done: filter.dateRange() },
  columns: [
    column.date('doneOn', { sort: true }),
    column.code('kind', { width: 100 }),
    column.code('result', { width: 110, tones: { [MAINTENANCE_RESULT.passed]: 'normal', [MAINTENANCE_RESULT.failed]: 'fault' } }),
    column.text('description'),
    column.text('doneBy', { width: 180 }),
    column.custom('nextOn', dueCell, dueText, { sort: true, width: 130 }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ doneOn, kind }: DeviceMaintenance, names) => [doneOn, kind === null ? null : choiceName(names, 'kind', kind)].filter(Boolean).join(' '),
  tone: (entry) => (isOverdue(entry) ? 'fault' : undefined),
  form: {
    schema: maintenanceInput,
    ofScope: ['deviceId'],
    fields: [field.choice('kind', kinds), field.date('doneOn'), field.text('doneBy'), field.choice('result', results), field.date('nextOn'), field.textArea('description')],
  },
  exports: true,
})
