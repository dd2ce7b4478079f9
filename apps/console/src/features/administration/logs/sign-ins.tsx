import { LOG_RESULT, logs, SIGN_IN_REASON } from '@smart-fire/api-client/logs'
import { NO_VALUE } from '@smart-fire/ui'
import { choices, column, filter, listScreen, partOf } from '../../../screens'
import * as words from './sign-ins.messages'

const results = choices.fixed(...Object.values(LOG_RESULT))
const reasons = choices.fixed(...Object.values(SIGN_IN_REASON))

/** Sign-ins of the tenant, accepted and refused (spec 1 §2 gateLogManager, contract admin 3.12). */
export const signIns = listScreen({
  key: 'adminSys/gateLogManager',
  words,
  calls: partOf(logs, 'signIns'),
  filters: { username: filter.text(), address: filter.text(), result: filter.choice(results), reason: filter.choice(reasons), days: filter.dateRange() },
  columns: [
    column.dateTime('at', { sort: true }),
    column.text('username', { sort: true, copy: true, width: 170 }),
    column.code('result', { tones: { ok: 'normal', refused: 'fault' } }),
    column.code('reason', { width: 160 }),
    column.text('address', { copy: true, width: 190 }),
    column.text('browser', { width: 130 }),
    column.text('system', { width: 130 }),
  ],
  nameOf: ({ username }) => username ?? NO_VALUE,
  exports: true,
})
