import { NOTICE_TYPE, notices, recipientInput, type Recipient } from '@smart-fire/api-client/notices'
import { StatusBadge } from '@smart-fire/ui'
import { choiceName, choices, column, field, filter, listScreen, partOf, type ScreenWords } from '../../../screens'
import { people } from './people-choices'
import * as words from './recipients.messages'

const types = choices.fixed(...Object.values(NOTICE_TYPE))

const flagText = (name: 'hasRule' | 'disabled') => ({ [name]: isSet }: Recipient, names: ScreenWords) => (isSet === null ? '' : choiceName(names, name, isSet ? 'yes' : 'no'))
const [ruleText, stateText] = [flagText('hasRule'), flagText('disabled')]

/** Who is told of alarms and of faults outside the watch desk (screens.md notice recipients, contract device 15.4, ADR 29). */
export const recipients = listScreen({
  key: 'adminSys/sysConfig',
  words,
  calls: partOf(notices, 'recipients'),
  usual: { type: NOTICE_TYPE.alarm },
  filters: { type: filter.choice(types), name: filter.text(), username: filter.text(), phone: filter.text() },
  columns: [
    column.text('name', { width: 140 }),
    column.text('username', { copy: true, width: 170 }),
    column.code('type', { width: 110 }),
    column.text('phone', { copy: true, width: 170 }),
    column.text('email', { copy: true }),
    column.text('roles'),
    column.custom('hasRule', ruleText, ruleText, { width: 120 }),
    column.custom('disabled', (row: Recipient, names) => (row.disabled === true ? <StatusBadge tone="fault" size="sm">{stateText(row, names)}</StatusBadge> : stateText(row, names)), stateText, { width: 200 }),
  ],
  nameOf: ({ name, username, userId }) => name ?? username ?? userId,
  tone: ({ disabled }) => (disabled === true ? 'fault' : undefined),
  form: { schema: recipientInput, fields: [field.choice('types', types, { several: true, wide: true }), field.members('users', people)] },
  exports: true,
})
