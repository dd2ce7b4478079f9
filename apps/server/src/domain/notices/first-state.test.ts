import { NOTICE_METHOD } from '@smart-fire/api-client/wire'
import { describe, expect, it } from 'vitest'

import { firstState } from './plan-notices'
import type { NoticeSender, NoticeSenders, Receiver } from './senders/notice-sender'

const { app, sms, voice, mail } = NOTICE_METHOD
const send: NoticeSender = async () => ({ sent: true })
const ALL: NoticeSenders = { [app]: send, [sms]: send, [voice]: send, [mail]: send }
const NONE: NoticeSenders = { [app]: null, [sms]: null, [voice]: null, [mail]: null }

const person = (changes: Partial<Receiver>): Receiver => ({ username: 'zhiban01', name: '周海燕', mobilePhone: null, email: null, ...changes })
const TELEPHONE = { mobilePhone: '13800001111' }
const ADDRESS = { email: 'zhou@example.com' }

describe('a notice that has just been planned', () => {
  it.each([['mail', mail, ADDRESS], ['SMS', sms, TELEPHONE], ['voice', voice, TELEPHONE], ['app', app, {}]] as const)('by %s waits to be sent when it is known where to', (_, method, known) => {
    expect(firstState(person(known), method, ALL)).toEqual({ state: 'waiting' })
  })

  it.each([['mail', mail, TELEPHONE], ['SMS', sms, ADDRESS], ['voice', voice, ADDRESS]] as const)('by %s has failed when it is not known where to', (_, method, known) => {
    expect(firstState(person(known), method, ALL)).toEqual({ state: 'failed', reason: 'noAddress' })
  })

  it.each(Object.entries(NOTICE_METHOD))('by %s never waits as if it could be sent when the server has no adapter', (_, method) => {
    expect(firstState(person({ ...TELEPHONE, ...ADDRESS }), method, NONE)).toEqual({ state: 'unconfigured' })
  })
})
