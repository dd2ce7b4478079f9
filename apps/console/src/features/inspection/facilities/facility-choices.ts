import { DUE_STATE, FACILITY_STATUS } from '@smart-fire/api-client/facilities'
import { inspection } from '@smart-fire/api-client/inspection'
import { choices, filter } from '../../../screens'

const MOST_ROWS = 100

/** Every type of facilities. */
export const types = choices.loaded(async (client, signal) => {
  const options: { value: string; label: string }[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { rows, total } = await client.with(inspection).types.list({ page, limit: MOST_ROWS, sort: { field: 'name', direction: 'ascending' } }, signal)
    options.push(...rows.map(({ id, name }) => ({ value: id, label: name ?? id })))
    last = Math.ceil(total / MOST_ROWS)
  }
  return options
})

export const statuses = choices.fixed(...Object.values(FACILITY_STATUS))
const dueStates = choices.fixed(DUE_STATE.overdue, DUE_STATE.soon, DUE_STATE.inTime)

/** The filters of both tabs. */
export const filters = {
  number: filter.text(), typeId: filter.choice(types), dueState: filter.choice(dueStates), status: filter.choice(statuses), position: filter.text(), responsible: filter.text(), marked: filter.flag(), inspected: filter.dateRange(),
}
