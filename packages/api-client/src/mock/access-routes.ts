import { HttpResponse } from 'msw'
import { decodePassword } from '../resources/auth/password'
import { bare, ok, refuse } from './responses'
import type { Route, ReceivedCall } from './route'
import { beginSession, endSession, renewSession } from './sessions'
import { wireMenu, wireUser } from './to-wire'

const FOUR_HOURS_MS = 14_400_000

/** Sign-in, session and tenant set-up. */
export const accessRoutes: readonly Route[] = [
  { call: 'auth.login', method: 'post', path: '/api/auth/oauth/token', open: true, respond: (call) => (call.form.get('grant_type') === 'refresh_token' ? refresh(call) : login(call)) },
  {
    call: 'auth.logout',
    method: 'delete',
    path: '/api/auth/oauth/token',
    open: true,
    respond: ({ world, query, request }) => {
      const token = query.get('access_token') ?? request.headers.get('authorization') ?? ''
      return ok(endSession(world, token.replace(/^Bearer /i, '')))
    },
  },
  {
    call: 'auth.pictureCode',
    method: 'get',
    path: '/api/admin/image/getCode',
    open: true,
    respond: ({ world }) =>
      new HttpResponse(picture(world.pictureCode.code), {
        headers: {
          'Content-Type': 'image/svg+xml',
          'Cache-Control': 'no-store',
          'Set-Cookie': `image=${world.pictureCode.key}; Path=/; SameSite=Strict`,
        },
      }),
  },
  { call: 'steps.providers', method: 'get', path: '/api/auth/provider/list', open: true, respond: () => ok([]) },
  {
    call: 'session.user',
    method: 'get',
    path: '/api/admin/user/front/info',
    respond: ({ world }) => bare(wireUser(world.user)),
  },
  {
    call: 'session.menus',
    method: 'get',
    path: '/api/admin/user/front/menus',
    respond: ({ world }) => bare(world.menus.map(wireMenu)),
  },
  {
    call: 'session.isSuperAdmin',
    method: 'get',
    path: '/api/admin/user/isSuperAdmin',
    respond: ({ world }) => bare(world.isSuperAdmin),
  },
  { call: 'ownPassword.change', method: 'post', path: '/api/admin/user/changePassword', respond: changePassword },
  {
    call: 'tenantSetup.planAllowed',
    method: 'get',
    path: '/api/device/deviceTenantSetup/get',
    respond: ({ world }) => ok(world.planAllowed ? '1' : '0'),
  },
]

function login({ world, form }: ReceivedCall) {
  const { key, code } = world.pictureCode
  if (form.get('image') !== key || form.get('code')?.toUpperCase() !== code) return refuse(200, 30101, '验证码错误')
  if (form.get('username') !== world.user.username || decodePassword(form.get('password') ?? '') !== world.password) {
    return badCredentials()
  }
  return issued(world, beginSession(world, world.user.username))
}

/** A refresh token belongs to the token beside which it was given. */
function refresh({ world, form }: ReceivedCall) {
  const token = renewSession(world, form.get('refresh_token')?.replace(/^refresh-/, '') ?? '')
  return token === null ? badCredentials() : issued(world, token)
}

const badCredentials = () => HttpResponse.json({ error: 'invalid_grant', error_description: 'Bad credentials' }, { status: 400 })

function issued(world: ReceivedCall['world'], token: string) {
  return bare({
    access_token: token,
    refresh_token: `refresh-${token}`,
    token_type: 'bearer',
    expires_in: FOUR_HOURS_MS / 1000,
    userId: world.user.id,
    userName: world.user.name,
    expire: world.now() + FOUR_HOURS_MS,
  })
}

function changePassword({ world, query, form }: ReceivedCall) {
  const [oldPassword, newPassword] = ['oldPass', 'newPass'].map((name) =>
    decodePassword(form.get(name) ?? query.get(name) ?? ''),
  )
  if (oldPassword !== world.password || typeof newPassword !== 'string') return refuse(420, 30101, '原密码错误')
  world.password = newPassword
  return ok(true)
}

function picture(code: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="170" height="36"><rect width="170" height="36" fill="#fff"/><text x="40" y="26" font-size="24">${code}</text></svg>`
}
