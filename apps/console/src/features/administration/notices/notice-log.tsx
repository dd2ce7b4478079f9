import { NOTICE_METHOD, NOTICE_STATE, NOTICE_TYPE, notices, type NoticeEntry } from '@smart-fire/api-client/notices'
import { useMessages } from '@smart-fire/dialogs/provider'
import { NO_VALUE } from '@smart-fire/ui'
import { NOTICE_TONES, outcomeText } from '../../../lib/notices/notice-outcome'
import * as outcomes from '../../../lib/notices/notice-outcome.messages'
import { pickMessages } from '../../../lib/preferences/pick-messages'
import { choiceName, choices, column, filter, listScreen, partOf, question, type ScreenWords } from '../../../screens'
import * as words from './notice-log.messages'

const methods = choices.fixed(...Object.values(NOTICE_METHOD))
const types = choices.fixed(...Object.values(NOTICE_TYPE))
const states = choices.fixed(...Object.values(NOTICE_STATE))

const personOf = ({ name, username, reason }: NoticeEntry, names: ScreenWords) => (reason === 'noRecipient' ? choiceName(names, 'person', 'noRecipient') : [name, username].filter(Boolean).join(' '))
const mayBeTriedAgain = ({ state, username }: NoticeEntry) => username !== null && (state === NOTICE_STATE.failed || state === NOTICE_STATE.unconfigured)

/** What became of each notice to people outside the watch desk (screens.md rules log, contract device 17, ADR 29). */
export const noticeLog = listScreen({
  key: 'adminSys/sysConfig',
  words,
  calls: partOf(notices, 'log'),
  filters: { person: filter.text(), phone: filter.text(), type: filter.choice(types), method: filter.choice(methods), state: filter.choice(states), days: filter.dateRange() },
  columns: [
    column.dateTime('at', { sort: true }),
    column.custom('person', (entry: NoticeEntry, names) => personOf(entry, names) || NO_VALUE, personOf, { width: 180 }),
    column.code('method', { width: 110 }),
    column.code('state', { width: 170, tones: NOTICE_TONES }),
    column.custom('outcome', (entry: NoticeEntry) => <Outcome entry={entry} />, (entry, _names, locale) => outcomeText(entry, pickMessages(locale, outcomes)), { width: 240 }),
    column.code('type', { width: 90 }),
    column.text('content'),
    column.text('phone', { copy: true, width: 150 }),
    column.text('email', { copy: true, hidden: true }),
    column.number('records', { width: 90, hidden: true }),
    column.dateTime('raisedAt', { hidden: true }),
    column.text('system', { hidden: true }),
  ],
  nameOf: ({ name, username, id }) => name ?? username ?? id,
  tone: ({ state }) => (state === NOTICE_STATE.failed || state === NOTICE_STATE.unconfigured ? 'fault' : undefined),
  acts: [question({ name: 'retry', element: 'btn_retry', bulk: true, when: mayBeTriedAgain, run: (client, { id }, signal) => client.with(notices).log.retry(id, signal) })],
  exports: true,
})

function Outcome({ entry }: { entry: NoticeEntry }) {
  return <>{outcomeText(entry, useMessages(outcomes)) || NO_VALUE}</>
}
