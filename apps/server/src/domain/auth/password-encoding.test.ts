import { expect, it } from 'vitest'
import { decodePassword, encodePassword } from './password-encoding'

const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')

it.each(['smartfire119', 'ä ö 消防 🔥', ' leading and trailing ', 'a', "<script>'()"])('reads %s back as it was', (password) => {
  expect(decodePassword(encodePassword(password))).toBe(password)
  expect(decodePassword(encodePassword(password, 'zZ09abc'))).toBe(password)
})

it.each([
  ['nothing', ''],
  ['a plain password', 'smartfire119'],
  ['base64 once', base64('smartfire119')],
  ['base64 twice without the suffix', base64(base64('smartfire119'))],
  ['a suffix of six', base64(base64('smartfire119') + 'ABC123')],
  ['a suffix of eight', base64(base64('smartfire119') + 'ABC12345')],
  ['a suffix with signs', base64(base64('smartfire119') + 'ABC12==')],
  ['an empty password', base64('ABC1234')],
  ['unpadded outer base64', encodePassword('smartfire119').replace(/=+$/, '') + 'x'],
  ['white space in it', `${encodePassword('smartfire119')}\n`],
  ['the url alphabet', base64(base64('>>>???').replace('+', '-').replace('/', '_') + 'ABC1234')],
  ['bytes that are no utf-8', base64(base64(Buffer.from([0xff, 0xfe, 0x41])) + 'ABC1234')],
  ['more than 4 KiB', encodePassword('x'.repeat(4000))],
])('refuses %s', (_what, encoded) => {
  expect(decodePassword(encoded)).toBeNull()
})
