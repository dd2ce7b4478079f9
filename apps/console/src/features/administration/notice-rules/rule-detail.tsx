import { notices, type NoticeRule } from '@smart-fire/api-client/notices'
import { column, detailScreen } from '../../../screens'
import * as words from './notice-rules.messages'
import { boundDevices, freeDevices } from './rule-devices'

/** One rule with the devices that it binds and those that it could bind (spec 1 §2 manageRules/:id, contract device 17). */
export const ruleDetail = detailScreen<NoticeRule>({
  key: 'adminSys/manageRules',
  words,
  load: (client, id, signal) => client.with(notices).rules.get(id, signal),
  nameOf: ({ name, id }) => name ?? id,
  sections: [{ name: 'rule', facts: [column.number('interval'), column.text('system'), column.number('users'), column.number('devices'), column.text('description'), column.dateTime('updatedAt')] }],
  tabs: [
    { name: 'bound', content: boundDevices, scopeOf: ({ id }) => ({ ruleId: id, bound: true }) },
    { name: 'free', content: freeDevices, scopeOf: ({ id }) => ({ ruleId: id, bound: false }) },
  ],
})
