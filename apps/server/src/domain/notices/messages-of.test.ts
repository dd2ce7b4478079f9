import { NOTICE_METHOD, NOTICE_TYPE } from '@smart-fire/api-client/wire'
import { describe, expect, it } from 'vitest'

import type { DueDelivery } from './due-deliveries.queries'
import { MOST_SINGLE } from './bundles'
import { messagesOf } from './messages-of'

let deliveries = 0
const due = (changes: Partial<DueDelivery> = {}): DueDelivery => ({
  id: (deliveries += 1), userId: 'u-1', username: 'zhiban01', name: '周海燕', mobilePhone: '13800001111', email: 'zhou@example.com', method: NOTICE_METHOD.sms, tries: 0, type: NOTICE_TYPE.alarm,
  content: '滨江大厦 烟感报警', records: 1, isTest: false, ...changes,
})
/** The ids that each message settles. */
const settledBy = (waiting: readonly DueDelivery[]) => messagesOf(waiting).flat().map((message) => message.deliveries.map(({ id }) => id))
const several = (changes?: Partial<DueDelivery>) => Array.from({ length: MOST_SINGLE }, () => due(changes))

describe('messages that wait for a person', () => {
  it('are one when they are more than a few, and it tells how many records they are about', () => {
    const waiting = [...several(), due({ records: 4 })]
    expect(settledBy(waiting)).toEqual([waiting.map(({ id }) => id)])
    expect(messagesOf(waiting).flat()).toMatchObject([{ message: { records: 7, text: '滨江大厦 烟感报警（等 7 条，详情请查看平台）' } }])
  })

  it.each([
    ['of another person', { userId: 'u-2', username: 'zhiban02' }], ['by another method', { method: NOTICE_METHOD.app }], ['about faults', { type: NOTICE_TYPE.fault }], ['that is a test', { isTest: true }],
    ['to another number', { mobilePhone: '13900002222' }], ['to another address', { email: 'other@example.com' }],
  ])('are told one by one beside one %s, which is never joined with them', (_, other) => {
    const waiting = [...several(), due(other)]
    expect(settledBy(waiting)).toEqual(waiting.map(({ id }) => [id]))
  })
})
