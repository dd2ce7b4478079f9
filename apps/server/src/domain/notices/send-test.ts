import { NOTICE_STATE, type NoticeMethod, type NoticeReason, type NoticeState, type NoticeType } from '@smart-fire/api-client/wire'
import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ForbiddenError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { writeWork } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { saveTry } from './due-deliveries.queries'
import { messageOf } from './messages-of'
import { zhCN } from './notice.messages'
import { readSetting } from './notice-settings.queries'
import { defaultText, noticeText, sampleFacts } from './notice-text'
import { firstState } from './plan-notices'
import { afterTry } from './after-try'
import { findPerson, type Person } from './receivers.queries'
import { LEASE_MS } from './send-notices'
import { insertNotices } from './write-notices.queries'

type TestDeps = Pick<ServerDeps, 'database' | 'clock' | 'senders'>

/** What became of a test, in codes and in words. */
interface TestOutcome {
  state: NoticeState
  result: string
  reason: NoticeReason | null
  detail: string | null
}

/** A test that is written down and about to be tried. */
interface PreparedTest {
  id: number
  content: string
  person: Person
  state: ReturnType<typeof firstState>
}

/**
 * Sends the text of a type to the caller himself, once, and says what happened. It is in the log of notices, marked as a test. No other person
 * can be named: a test must not ring another person's telephone.
 */
export async function sendTest(deps: TestDeps, c: Context<AppEnv>, type: NoticeType, method: NoticeMethod): Promise<TestOutcome> {
  const { database, clock, senders } = deps
  const { id, content, person, state } = await prepareTest(deps, c, type, method)
  const send = senders[method]
  if (state.state !== NOTICE_STATE.waiting || send === null) return outcomeOf(state.state, state.reason ?? null, null)
  const { message } = messageOf([{ ...person, id, method, tries: 0, type, content, records: 1, isTest: true }])
  const handover = await send(message, new AbortController().signal)
  // tried once: the caller waits for the response
  const result = afterTry(handover.sent ? handover : { ...handover, isFinal: true }, 0, 1, clock.now())
  await saveTry(database.db, [id], result)
  return outcomeOf(result.state, result.reason, result.detail)
}

async function prepareTest({ clock, senders }: TestDeps, c: Context<AppEnv>, type: NoticeType, method: NoticeMethod): Promise<PreparedTest> {
  let prepared: PreparedTest | null = null
  await writeWork(c, clock, 'noticeSetting', async ({ tx, scope: { tenantId }, session, now }) => {
    const person = await findPerson(tx, tenantId, session.userId)
    if (!person) throw new ForbiddenError(httpWords.forbidden)
    const { text } = await readSetting(tx, tenantId, type)
    const facts = sampleFacts(now.getTime())
    const content = noticeText(text ?? defaultText(type), facts)
    const state = firstState(person, method, senders)
    // the worker leaves it alone meanwhile
    const dueAt = new Date(now.getTime() + LEASE_MS)
    const [id] = await insertNotices(tx, [{ tenantId, type, channelId: null, isTest: true, facts, content, about: [], deliveries: [{ ...person, method, ...state, dueAt }] }], now)
    if (id !== undefined) prepared = { id, content, person, state }
    return [{ act: 'test', id: type, before: null, after: { noticeType: type, method } }]
  })
  if (prepared === null) throw new Error('the test was not written')
  return prepared
}

const outcomeOf = (state: NoticeState, reason: NoticeReason | null, detail: string | null): TestOutcome => ({ state, result: zhCN.results[state], reason, detail })
