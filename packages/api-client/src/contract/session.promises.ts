import { RECORD_CATEGORY } from '../codes/record-category'
import { RECORD_KIND } from '../codes/record-kind'
import { VERDICT } from '../codes/verdict'
import { hold, outcome, refusal, same, type ContractBackend, type ContractPromise } from './contract-promise'

export const sessionPromises: readonly ContractPromise[] = [
  {
    title: 'the right password and picture code give a token that is valid until sign-out',
    async check(backend) {
      const token = await backend.as(null).auth.login(await backend.credentials())
      const client = backend.as(token.accessToken)
      same((await client.session.user()).id, token.userId, 'the user of the token')
      hold(token.expiresAt !== null && token.expiresAt > 0, 'a token has an expiry')
      await client.auth.logout(token.accessToken)
      same(await refusal(client.session.user()), 'sessionExpired', 'after sign-out')
    },
  },
  {
    title: 'a session can be renewed by its refresh token, where the server gives one; the token is over once what it began was renewed too',
    async check(backend) {
      const first = await backend.as(null).auth.login(await backend.credentials())
      if (first.refreshToken === null) return
      const next = await backend.as(null).auth.refresh(first.refreshToken)
      same((await backend.as(next.accessToken).session.user()).id, first.userId, 'the user of the new token')
      const last = await backend.as(null).auth.refresh(next.refreshToken ?? '')
      same(await refusal(backend.as(null).auth.refresh(first.refreshToken)), 'credentials', 'the first refresh token again')
      same((await backend.as(last.accessToken).session.user()).id, first.userId, 'the user of the last token')
    },
  },
  {
    title: 'a renewal whose response was lost can be repeated: the old token serves the calls under way, and what the lost response began is over',
    async check(backend) {
      const { auth } = backend.as(null)
      const first = await auth.login(await backend.credentials())
      if (first.refreshToken === null) return
      const lost = await auth.refresh(first.refreshToken)
      same((await backend.as(first.accessToken).session.user()).id, first.userId, 'the user of the old token, right after the renewal')
      const next = await auth.refresh(first.refreshToken)
      same(await refusal(backend.as(lost.accessToken).session.user()), 'sessionExpired', 'the token of the lost response')
      same(await refusal(auth.refresh(lost.refreshToken ?? '')), 'credentials', 'the refresh token of the lost response')
      same((await backend.as(next.accessToken).session.user()).id, first.userId, 'the user of the token that took its place')
    },
  },
  {
    title: 'a sign-out ends the session before the renewal and the one after it, whichever of their tokens it is made with',
    async check(backend) {
      const { auth } = backend.as(null)
      const renewed = async () => {
        const before = await auth.login(await backend.credentials())
        return { before, after: before.refreshToken === null ? null : await auth.refresh(before.refreshToken) }
      }
      for (const signedOut of ['before', 'after'] as const) {
        const { before, after } = await renewed()
        if (after === null) return
        await auth.logout({ before, after }[signedOut].accessToken)
        for (const { accessToken } of [before, after]) same(await refusal(backend.as(accessToken).session.user()), 'sessionExpired', `after a sign-out with the token ${signedOut} the renewal`)
        same(await refusal(auth.refresh(before.refreshToken ?? '')), 'credentials', `the refresh token after a sign-out with the token ${signedOut} the renewal`)
      }
    },
  },
  {
    title: 'a wrong password is refused as wrong credentials',
    async check(backend) {
      const credentials = { ...(await backend.credentials()), password: 'not the password' }
      same(await refusal(backend.as(null).auth.login(credentials)), 'credentials', 'the refusal')
    },
  },
  {
    title: 'a wrong picture code is refused',
    async check(backend) {
      const kind = await refusal(backend.as(null).auth.login({ ...(await backend.credentials()), code: '????' }))
      hold(kind === 'credentials' || kind === 'refused', `refused as ${kind}`)
    },
  },
  {
    title: 'a picture code is a picture with a key',
    async check(backend) {
      const { picture, key } = await backend.as(null).auth.pictureCode()
      hold(picture.type.startsWith('image/') && picture.size > 0 && key !== '', 'picture and key')
    },
  },
  {
    title: 'the signed-in user has an id, a name, rights, and menus for which they have the right',
    async check({ operator }) {
      const [user, menus] = await Promise.all([operator.client.session.user(), operator.client.session.menus()])
      same([user.id, user.username], [operator.userId, operator.username], 'the user')
      hold(user.menus.length > 0 && menus.rows.length > 0, 'rights and menus')
      const granted = new Set(user.menus.map(({ code }) => code))
      hold(
        menus.rows.every(({ code }) => granted.has(code)),
        'each menu is among the rights',
      )
    },
  },
  {
    title: 'a password is not changed without the old one',
    async check(backend) {
      const wrong = { oldPassword: 'not the password', newPassword: 'another-7734' }
      const kind = await refusal(backend.ownPasswordOf(backend.operator.client).change(wrong))
      same(kind, 'refused', 'the refusal')
      await backend.as(null).auth.login(await backend.credentials())
    },
  },
  {
    title: 'whether plans may be shown is the same for all users of a tenant',
    async check({ operator, colleague }) {
      const [mine, theirs] = await Promise.all([operator, colleague].map(({ client }) => client.tenantSetup.planAllowed()))
      same(mine, theirs, 'the permission')
    },
  },
  {
    title: 'an operator is not a super administrator',
    async check({ operator }) {
      same(await operator.client.session.isSuperAdmin(operator.userId), false, 'the flag')
    },
  },
  {
    title: 'an unknown token is refused as an expired session, by reading and by writing calls',
    async check(backend) {
      const client = backend.as('no-such-token')
      const calls = [
        client.session.user(),
        client.abnormalRecords.countUnhandled(),
        client.floors.list(backend.place),
        client.abnormalRecords.confirm({
          kind: RECORD_KIND.general,
          id: '1',
          category: RECORD_CATEGORY.fire,
          verdict: VERDICT.realFire,
        }),
        client.alarmSocket.ticket(),
      ]
      same(
        await Promise.all(calls.map(refusal)),
        calls.map(() => 'sessionExpired'),
        'the refusals',
      )
    },
  },
  {
    title: 'a user of another tenant can neither read nor change a record, building or device; its id gets the same response as an unknown one',
    async check(backend) {
      const { otherTenant, place } = backend
      if (otherTenant === null) return
      const { id } = await backend.raise(RECORD_KIND.general, RECORD_CATEGORY.fire)
      const { rows } = await otherTenant.client.abnormalRecords.list({
        kind: RECORD_KIND.general,
        state: 'unhandled',
        page: 1,
        limit: 100,
      })
      hold(!rows.some((row) => row.id === id), 'the record is not in their list')
      hold(
        !(await backend.latest(otherTenant)).some(
          (row) => row.kind === RECORD_KIND.general && row.id === id,
        ),
        'nor among their latest events',
      )
      const verdict = (record: string) =>
        otherTenant.client.abnormalRecords.confirm({
          kind: RECORD_KIND.general,
          id: record,
          category: RECORD_CATEGORY.fire,
          verdict: VERDICT.falseAlarm,
        })
      same(await outcome(verdict(id)), await outcome(verdict('2000000000')), 'judging it')
      same(
        await outcome(otherTenant.client.buildings.contact(place.buildingId)),
        await outcome(otherTenant.client.buildings.contact('2000000000')),
        'its building',
      )
      same(
        await outcome(otherTenant.client.sensors.onFloor({ ...place, status: null, page: 1, limit: 10 })),
        await outcome(
          otherTenant.client.sensors.onFloor({ ...place, buildingId: '2000000000', status: null, page: 1, limit: 10 }),
        ),
        'its devices',
      )
      await isUnhandled(backend, id)
    },
  },
]

async function isUnhandled({ operator }: ContractBackend, id: string): Promise<void> {
  const { rows } = await operator.client.abnormalRecords.list({
    kind: RECORD_KIND.general,
    state: 'unhandled',
    page: 1,
    limit: 100,
  })
  hold(
    rows.some((row) => row.id === id),
    'the record is still unhandled',
  )
}
