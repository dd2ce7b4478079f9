import { describe, expect, it } from 'vitest'
import { decodePassword } from '../../wire'
import { startLoopback } from '../../testing/loopback'
import { administration } from './index'

const server = startLoopback()
const users = () => server.client().with(administration).users
const form = () => Object.fromEntries(new URLSearchParams(server.requests.at(-1)?.body))
const USER = { username: 'operator', mobilePhone: '13800001234' }
const NEW_USER = { ...USER, password: 'secret-119' }

describe('the input of a user (contract admin 3.1)', () => {
  it.each([
    '13000000000',
    '14500000000',
    '14700000000',
    '14900000000',
    '15300000000',
    '15500000000',
    '16600000000',
    '17100000000',
    '17800000000',
    '18900000000',
    '19800000000',
  ])('takes the mobile number %s', async (mobilePhone) => {
    server.on('/api/admin/user/update', { json: { status: 200 } })
    await users().update('u', { ...USER, mobilePhone })
    expect(form()).toMatchObject({ mobilePhone })
  })

  it.each([
    ['a mobile number of an unknown range', { mobilePhone: '12800001234' }, 'mobilePhone'],
    ['a mobile number of the range 154', { mobilePhone: '15400001234' }, 'mobilePhone'],
    ['a mobile number with a digit too many', { mobilePhone: '138000012345' }, 'mobilePhone'],
    ['a username of 2 characters', { username: 'ab' }, 'username'],
    ['a username of 51 characters', { username: 'x'.repeat(51) }, 'username'],
    ['a password of 7 characters', { password: '1234567' }, 'password'],
    ['a password of 19 characters', { password: 'x'.repeat(19) }, 'password'],
  ])('refuses %s before anything is sent', async (_what, part, field) => {
    await expect(users().add({ ...NEW_USER, ...part })).rejects.toMatchObject({ kind: 'invalid', invalidFields: [field] })
    expect(server.requests).toEqual([])
  })

  it('is sent as a form, the password encoded', async () => {
    server.on('/api/admin/user/add', { json: { status: 200 } })
    await users().add({ ...NEW_USER, name: ' ', groupId: 'g' })
    const { password, ...sent } = form()
    expect(sent).toEqual({ ...USER, name: '', groupId: 'g' })
    expect(decodePassword(password ?? '')).toBe('secret-119')
  })

  it('needs no password to change a user, and sends none', async () => {
    server.on('/api/admin/user/update', { json: { status: 200 } })
    const filled = { ...USER, password: 'secret-119' }
    await users().update('u', filled)
    expect(form()).toEqual({ id: 'u', ...USER })
  })
})

describe('a new password of a user', () => {
  it('is sent encoded in the body', async () => {
    server.on('/api/admin/user/resetPassword', { json: { status: 200 } })
    await users().resetPassword('u', 'new-secret')
    expect(server.requests[0]).toMatchObject({ method: 'POST', query: {} })
    expect(decodePassword(form().password ?? '')).toBe('new-secret')
  })

  it('is refused before anything is sent when its length is wrong', async () => {
    await expect(users().resetPassword('u', 'short')).rejects.toMatchObject({ kind: 'invalid', invalidFields: ['password'] })
    expect(server.requests).toEqual([])
  })
})

it('deletes users by the parameter userIds', async () => {
  server.on('/api/admin/user/delete', { json: { status: 200 } })
  await users().remove(['a', 'b'])
  expect(server.requests[0]?.query).toEqual({ userIds: 'a,b' })
})
