import { describe, expect, it } from 'vitest'
import { ownPassword } from '../../sign-in'
import { startLoopback } from '../../testing/loopback'
import { decodePassword } from '../auth/password'

const server = startLoopback()

describe('the session user', () => {
  it('is read from the bare response, with null for missing fields', async () => {
    server.on('/api/admin/user/front/info', {
      json: {
        id: 'ab12cd34',
        username: 'operator',
        name: '值班员',
        site: '星河物业',
        menus: [
          { code: 'gailan', type: 'menu', uri: '/gailan', method: 'GET', name: '访问', menu: '概览' },
          { name: 'no code' },
        ],
        elements: null,
      },
    })
    expect(await server.client().session.user()).toEqual({
      id: 'ab12cd34',
      username: 'operator',
      name: '值班员',
      groupName: null,
      site: '星河物业',
      tenantNo: null,
      validUntil: null,
      actingFor: null,
      logo: null,
      description: null,
      menus: [{ code: 'gailan', type: 'menu', name: '概览' }],
      elements: [],
    })
  })

  it.each([
    [401, false, 'credentials'],
    [200, false, 'malformed'],
    [200, { status: 40101 }, 'sessionExpired'],
  ])('is refused by HTTP %i with %j', async (status, json, kind) => {
    server.on('/api/admin/user/front/info', { json, status })
    await expect(server.client().session.user()).rejects.toMatchObject({ kind })
  })
})

describe('the menu tree', () => {
  it('has the order and nesting of the response and the channel from attr2; nodes without a code are dropped', async () => {
    server.on('/api/admin/user/front/menus', {
      json: [
        {
          id: 3,
          code: 'hydrant',
          title: '消防用水',
          icon: 'xiaofangshuan',
          attr2: 5,
          children: [
            { id: '31', code: 'realtimeMonit', title: '实时监测', attr2: '5' },
            { id: '32', title: '无' },
          ],
        },
      ],
    })
    expect((await server.client().session.menus()).rows).toEqual([
      {
        id: '3',
        code: 'hydrant',
        title: '消防用水',
        icon: 'xiaofangshuan',
        channelId: '5',
        children: [{ id: '31', code: 'realtimeMonit', title: '实时监测', icon: null, channelId: '5', children: [] }],
      },
    ])
  })

  it('has a limited depth, however deep the response is nested', async () => {
    const depth = 3000
    const endless = `${'{"id":1,"code":"a","children":['.repeat(depth)}${']}'.repeat(depth)}`
    server.on('/api/admin/user/front/menus', (_request, response) => response.end(`[${endless}]`))
    expect((await server.client().session.menus()).rows).toHaveLength(1)
  })
})

describe('the super-admin flag', () => {
  it.each([
    [true, true],
    [{ status: 200, data: 'false' }, false],
    ['1', true],
  ])('%j is %s', async (json, flag) => {
    server.on('/api/admin/user/isSuperAdmin', { json })
    expect(await server.client().session.isSuperAdmin('u1')).toBe(flag)
    expect(server.requests[0]?.query).toEqual({ userId: 'u1' })
  })
})

describe('a new password', () => {
  it('is sent encoded in the body, never in the address', async () => {
    server.on('/api/admin/user/changePassword', { json: { status: 200, data: true } })
    await server.client().with(ownPassword).change({ oldPassword: 'old-pass', newPassword: 'new-pass' })
    const [request] = server.requests
    const form = new URLSearchParams(request?.body)
    expect(request?.query).toEqual({})
    expect([...form.keys()]).toEqual(['oldPass', 'newPass'])
    expect([...form.values()].map(decodePassword)).toEqual(['old-pass', 'new-pass'])
  })
})

describe('plan set-up', () => {
  it.each([
    ['1', true],
    ['0', false],
    [null, false],
    [{ planSetup: '1' }, true],
    [1, true],
  ])('%j: %s', async (data, allowed) => {
    server.on('/api/device/deviceTenantSetup/get', { json: { status: 200, data } })
    expect(await server.client().tenantSetup.planAllowed()).toBe(allowed)
  })
})
