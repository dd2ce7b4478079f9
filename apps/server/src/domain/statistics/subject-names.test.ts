import { expect, it } from 'vitest'

import type { Db } from '../../db/database'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'
import { namesOf } from './member-names.queries'

aSiteForEachTest('names')

/** The same database, which counts the statements that begin with a select. */
function counting(db: Db): { db: Db; selects: () => number } {
  let selects = 0
  const counted = new Proxy(db, {
    get(target, name: keyof Db) {
      if (name === 'select') selects += 1
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return { db: counted, selects: () => selects }
}

it.each([
  ['devices', () => [{ kind: 'general' as const, member: String(site.smoke.id) }, { kind: 'hydrant' as const, member: String(site.hydrantSensor.id) }], 1, () => [site.smoke.number, site.hydrantSensor.number]],
  ['devices and points of fire hosts', () => [{ kind: 'general' as const, member: String(site.smoke.id) }, { kind: 'fireHost' as const, member: String(site.hostPoint.id) }], 2, () => [site.smoke.number, '1-17']],
  ['a fire host itself', () => [{ kind: 'fireHost' as const, member: String(-site.fireHost.id) }], 1, () => [`${site.fireHost.ip}:9000`]],
  ['nothing', () => [], 0, () => []],
])('the names of %s take a statement for each sort of things that is named, and none for the others', async (_, members, statements, names) => {
  const { db, selects } = counting(server.deps.database.db)
  const nameOf = await namesOf(db, { tenantId: site.id, channels: 'all', places: 'all' }, 'subject', members())
  expect(members().map((member) => nameOf(member).name)).toEqual(names())
  expect(selects()).toBe(statements)
})
