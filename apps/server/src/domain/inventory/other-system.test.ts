import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { devices, roleElements } from '../../db/schema'
import { addOperator } from '../../testing/alarm-world'
import { server, site } from '../../testing/site-for-each-test'
import { aDeviceNumberForEachTest, added, call, ELECTRICAL, input, number, SMOKE } from './inventory.harness'

aDeviceNumberForEachTest('system')

const entity = (type: readonly string[]) => ({ entity: JSON.stringify(type) })

/** Writes to devices, each with the element that it needs, of a device of this type. */
const WRITES: [string, string, (id: number, type: readonly string[], token: string) => ReturnType<typeof call>][] = [
  ['changed', 'btn_edit', (id, type, token) => call('update', { id, ...input(entity(type)) }, token)],
  ['deleted', 'btn_del', (id, _type, token) => call(`delete?id=${id}`, undefined, token)],
  ['stopped', 'btn_stop', (id, _type, token) => call('setStopped', { id, stopped: '1', reason: '装修' }, token)],
  ['started', 'btn_stop', (id, _type, token) => call('setStopped', { id, stopped: '0' }, token)],
  ['imported', 'btn_import', (_id, type, token) => call('importRows', { rows: [input({ sensorNo: `More${number}`, ...entity(type) })], dryRun: false }, token)],
]

it.each(WRITES)('a device is %s by those only who may do it in its system: the right for another system does not let a user silence it', async (_done, act, write) => {
  const { db } = server.deps.database
  const guard = await addOperator(db, site.id, `guard${number}`, server.clock.now(), false, [1, 2])
  await db.insert(roleElements).values({ roleId: `r-guard${number}`, elementCode: `dianqihuozai/fireDeviceManger:${act}` })
  const smoke = await added()
  const before = await db.select().from(devices).where(eq(devices.tenantId, site.id)).orderBy(devices.id)
  expect(await write(smoke, SMOKE, guard.token)).toMatchObject({ http: 403 })
  expect(await db.select().from(devices).where(eq(devices.tenantId, site.id)).orderBy(devices.id)).toEqual(before)
  await call(`delete?id=${smoke}`)
  expect(await write(await added(entity(ELECTRICAL)), ELECTRICAL, guard.token)).toMatchObject({ http: 200, body: { status: 200 } })
})
