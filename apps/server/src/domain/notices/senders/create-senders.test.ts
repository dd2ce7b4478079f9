import { NOTICE_METHOD } from '@smart-fire/api-client/wire'
import { expect, it } from 'vitest'

import { manualClock } from '../../../testing/manual-clock'
import { createNoticeSenders } from './create-senders'

const webhook = { url: 'https://sms.example/send', secret: 'a secret of sixteen' }
const mail = { url: 'smtps://mail.example', from: 'fire@example.com' }
const { app, sms, voice } = NOTICE_METHOD

/** The methods for which there is an adapter. */
function methodsWith(adapters: Parameters<typeof createNoticeSenders>[0]): string[] {
  const senders = createNoticeSenders(adapters, manualClock())
  return Object.values(NOTICE_METHOD).filter((method) => senders[method] !== null).sort()
}

it('the webhook is for app, SMS and voice, and SMTP for mail; without settings no method looks as if it could send', () => {
  expect(methodsWith({ webhook: null, mail: null })).toEqual([])
  expect(methodsWith({ webhook, mail: null })).toEqual([app, sms, voice].sort())
  expect(methodsWith({ webhook: null, mail })).toEqual([NOTICE_METHOD.mail])
  expect(methodsWith({ webhook, mail })).toEqual(Object.values(NOTICE_METHOD).sort())
})
