import type { ApiClient } from '@smart-fire/api-client'
import { notices, ruleInput, ruleUsersInput, type NoticeRule, type RuleUsers, type RuleUsersInput } from '@smart-fire/api-client/notices'
import { useParams } from 'react-router'
import { choices, column, field, filter, formAct, listScreen, panel, partOf, type DeclaredScreen } from '../../../screens'
import { people } from '../notices/people-choices'
import * as words from './notice-rules.messages'
import { ruleDetail } from './rule-detail'

const systems = choices.loaded(async (client: ApiClient, signal) => (await client.abnormalRecords.channels({}, signal)).rows.map(({ id, name }) => ({ value: id, label: name ?? id })))
const idsOf = (rows: RuleUsers['alarmUsers']) => rows.map(({ id }) => id)

/** How often people are told of the same device (spec 1 §2 manageRules, screens.md push rules, contract device 17, ADR 29). */
const rules = listScreen({
  key: 'adminSys/manageRules',
  words,
  calls: partOf(notices, 'rules'),
  filters: { name: filter.text(), channelId: filter.choice(systems) },
  columns: [
    column.text('name', { sort: true, width: 200 }),
    column.number('interval', { sort: true, width: 130 }),
    column.text('system', { width: 160 }),
    column.number('users', { width: 110 }),
    column.number('devices', { width: 110 }),
    column.text('description'),
    column.dateTime('updatedAt', { sort: true }),
  ],
  nameOf: ({ name, id }) => name ?? id,
  form: { schema: ruleInput, fields: [field.text('name'), field.number('interval'), field.choice('channelId', systems, { fixed: true }), field.textArea('description')] },
  acts: [
    formAct<NoticeRule, RuleUsersInput, RuleUsers & Pick<NoticeRule, 'id'>>({
      name: 'people', element: 'btn_user', readable: true,
      load: async (client, { id }, signal) => ({ id, ...(await client.with(notices).rules.users(id, signal)) }),
      form: {
        schema: ruleUsersInput, fields: [field.members('alarmUsers', people), field.members('faultUsers', people)],
        from: ({ alarmUsers, faultUsers }) => ({ alarmUsers: idsOf(alarmUsers), faultUsers: idsOf(faultUsers) }),
      },
      run: (client, { id, version }, input, signal) => client.with(notices).rules.setUsers(id, input, { version }, signal),
    }),
    panel({ name: 'open', load: async () => (await import('./open-rule')).OpenRule }),
  ],
  imports: ruleInput,
  exports: true,
})

/** The list of rules; behind its address, `/{id}` is one of them. */
export default {
  ...rules,
  Screen: (props) => (useParams().id === undefined ? <rules.Screen {...props} /> : <ruleDetail.Screen />),
} satisfies DeclaredScreen
