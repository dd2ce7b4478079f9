import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { withScreens } from './screens.promises'

const page = { page: 1, limit: 15 }

/** Users; a back end without groups (the mock) promises nothing about them. */
export const administrationPromises: readonly ContractPromise[] = [
  {
    title: 'a new user is in the list, can be changed by the version that was read, disabled and removed',
    check: withScreens(async ({ administration: { users } }) => {
      const filled = newUser()
      await users.add(filled)
      const added = await only(users.list({ username: filled.username, ...page }))
      same([added.mobilePhone, added.name, added.state], [filled.mobilePhone, filled.name, 'enabled'], 'the new user')

      const { password: _password, ...input } = filled
      await users.update(added.id, { ...input, name: '改名' }, { version: added.version })
      same((await users.get(added.id)).name, '改名', 'the changed name')
      const late = users.update(added.id, { ...input, name: '迟到' }, { version: added.version })
      same(await refusal(late), 'conflict', 'a change by an old version')

      await users.setDisabled(added.id, true)
      same((await only(users.list({ username: filled.username, state: 'disabled', ...page }))).id, added.id, 'the disabled user')
      await users.remove([added.id])
      same((await users.list({ username: filled.username, state: 'all', ...page })).total, 0, 'users after the removal')
      same(await refusal(users.get(added.id)), 'notFound', 'the removed user')
    }),
  },
  {
    title: 'a username that is taken is refused, and the refused field is named',
    check: withScreens(async ({ administration: { users } }, { operator }) => {
      const taken = { ...newUser(), username: operator.username }
      const refused: unknown = await users.add(taken).catch((error: unknown) => error)
      hold(typeof refused === 'object' && refused !== null && 'field' in refused, 'an error with a field')
      same(refused.field, 'username', 'the refused field')
    }),
  },
  {
    title: 'an import that is only checked names its rows with errors and writes nothing',
    check: withScreens(async ({ administration: { users } }) => {
      const { password: _password, ...valid } = newUser()
      const { accepted, errors } = await users.importRows([valid, { ...valid, mobilePhone: '1' }], { dryRun: true })
      same([accepted, errors.map(({ row }) => row)], [1, [1]], 'accepted rows and rows with errors')
      same((await users.list({ username: valid.username, ...page })).total, 0, 'users after the check')
    }),
  },
  {
    title: 'users are sorted as requested',
    check: withScreens(async ({ administration: { users } }) => {
      const sort = { field: 'username', direction: 'descending' } as const
      const { rows } = await users.list({ ...page, sort })
      const names = rows.map(({ username }) => username ?? '')
      hold(names.every((name, at) => at === 0 || name.localeCompare(names[at - 1] ?? '', 'en') <= 0), 'usernames from z to a')
    }),
  },
]

let users = 0

/** A user that no other promise has added. */
function newUser() {
  users += 1
  const number = `${Date.now() % 10_000_000}${users % 10}`.padStart(8, '0')
  return { username: `contract-${number}`, mobilePhone: `138${number}`, name: '新用户', password: 'correct-horse-7' }
}

async function only<Row>(list: Promise<{ rows: readonly Row[] }>): Promise<Row> {
  const { rows } = await list
  const [row] = rows
  hold(row !== undefined && rows.length === 1, `one row, not ${rows.length}`)
  return row
}
