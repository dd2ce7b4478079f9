import { logs, type UserSession } from '@smart-fire/api-client/logs'
import { column, filter, listScreen, partOf, question } from '../../../screens'
import * as words from './sessions.messages'

const nameOf = ({ name, username, id, address }: UserSession) => [name ?? username ?? id, address].filter(Boolean).join(' · ')

/** Who is signed in, and signing out by force (screens.md, gateLogManager). */
export const sessions = listScreen({
  key: 'adminSys/gateLogManager',
  words,
  calls: partOf(logs, 'sessions'),
  filters: { keyword: filter.text(), address: filter.text() },
  columns: [
    column.text('name'),
    column.text('username', { copy: true, width: 150 }),
    column.code('state', { tones: { valid: 'normal', renewable: 'notEnabled' } }),
    column.text('address', { copy: true, width: 190 }),
    column.text('browser', { width: 130 }),
    column.text('system', { width: 130 }),
    column.dateTime('since'),
    column.dateTime('until', { hidden: true }),
  ],
  nameOf,
  acts: [
    question({
      name: 'end', element: 'btn_signout', danger: true, bulk: true, when: ({ own }: UserSession) => !own,
      run: (client, { id }, signal) => client.with(logs).sessions.end(id, signal),
    }),
  ],
})
