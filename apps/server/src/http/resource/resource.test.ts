import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { addAccount, addTenant as addSite, signInAs } from '../../testing/accounts'
import { addCatalogue } from '../../testing/alarm-world'
import { RESOURCE_PROMISES, type Subject } from '../../testing/resource-promises'
import { addReferences, RESOURCE_SAMPLES } from '../../testing/resource-samples'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { RESOURCES } from '../resources'
import type { Resource } from './resource'

let server: TestServer
let platform: string
let siteAdmin: string
beforeAll(async () => {
  server = await startTestServer()
  await addCatalogue(server.deps)
  await addAccount(server, { username: 'platform', name: '平台', isSuperAdmin: true, isTenantAdmin: false })
  const tenantId = await addSite(server, '万达')
  await addReferences(server.deps.database.db, tenantId)
  await addAccount(server, { username: 'site-admin', name: '站长', tenantId })
  platform = await signInAs(server, 'platform')
  siteAdmin = await signInAs(server, 'site-admin')
})
afterAll(() => server.stop())

const json = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })

function subjectOf({ definition }: Resource): Subject {
  const sample = RESOURCE_SAMPLES[definition.name]
  if (!sample) throw new Error(`testing/resource-samples.ts has no sample of ${definition.name}`)
  const token = definition.shared ? platform : siteAdmin
  return {
    definition,
    sample,
    db: server.deps.database.db,
    author: definition.shared ? 'platform(平台)' : 'site-admin(站长)',
    call: (path, body) => server.call(`${definition.base}/${path}`, token, body === undefined ? {} : json(body)),
  }
}

describe.each(RESOURCES.map((one) => ({ name: one.definition.name, one })))('$name keeps what every resource promises:', ({ one }) => {
  it.each(RESOURCE_PROMISES.map(({ title, check }) => [title, check] as const))('%s', (_title, check) => check(subjectOf(one)))
})

it('has no sample of a resource that does not exist', () => {
  const names = RESOURCES.map(({ definition }) => definition.name)
  expect(Object.keys(RESOURCE_SAMPLES).filter((name) => !names.includes(name))).toEqual([])
})
