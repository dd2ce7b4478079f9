import { DUE_STATE, FACILITY_STATUS } from '@smart-fire/api-client/facilities'
import { inspection } from '@smart-fire/api-client/inspection'
import { everyRow } from '../../../lib/every-row'
import { choices, filter } from '../../../screens'

/** Every type of facilities. */
export const types = choices.loaded(async (client, signal) =>
  (await everyRow((page) => client.with(inspection).types.list({ ...page, sort: { field: 'name', direction: 'ascending' } }, signal))).map(({ id, name }) => ({ value: id, label: name ?? id })))

export const statuses = choices.fixed(...Object.values(FACILITY_STATUS))
const dueStates = choices.fixed(DUE_STATE.overdue, DUE_STATE.soon, DUE_STATE.inTime)

/** The filters of both tabs. */
export const filters = {
  number: filter.text(), typeId: filter.choice(types), dueState: filter.choice(dueStates), status: filter.choice(statuses), position: filter.text(), responsible: filter.text(), marked: filter.flag(), inspected: filter.dateRange(),
}
