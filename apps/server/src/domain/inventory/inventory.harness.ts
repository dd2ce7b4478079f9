import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'

import { devices } from '../../db/schema'
import { pointReport } from '../../testing/gateway'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

const SENSOR = '/api/device/deviceSensor'
export const SMOKE = ['安澜电子', '无线感烟探测器', 'M1']
export const HYDRANT = ['安澜电子', '消火栓水压传感器', 'M1']
export const ELECTRICAL = ['安澜电子', '剩余电流探测器', 'M1']

export interface Envelope<Data = unknown> {
  status: number
  message?: string
  data: Data
}
type Row = Record<string, unknown> & { id: number; version: number; sensorNo: string }

/** of the present test, for device numbers of its own */
export let number = 0

/** Before each test there is a new site, and a new number for the device of `input`. */
export function aDeviceNumberForEachTest(prefix: string): void {
  aSiteForEachTest(prefix)
  beforeEach(() => {
    number += 1
  })
}

/** What `add` takes. */
export const input = (changes: object = {}) => ({ sensorNo: `New${number}`, buildingId: site.buildingId, floor: 3, positionDescription: '301 室', entity: JSON.stringify(SMOKE), ...changes })

export async function call<Data = unknown>(path: string, body?: object, token = site.operator.token): Promise<{ http: number; body: Envelope<Data> }> {
  const init = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const { status, body: answer } = await server.call<Envelope<Data>>(`${SENSOR}/${path}`, token, init)
  return { http: status, body: answer }
}
export const listed = async (query: string, token?: string) => (await call<{ rows: Row[]; total: number }>(`pageList?ids=-1&${query}`, undefined, token)).body.data
export const added = async (changes: object = {}) => (await call<number>('add', input(changes))).body.data
export const stored = async (id: number) => (await server.deps.database.db.select().from(devices).where(eq(devices.id, id)))[0]
export const stop = (id: number, more: object = {}) => call('setStopped', { id, stopped: '1', reason: '装修拆除', ...more })
export const fire = (status: 1 | 2 = 1) => pointReport(site.smoke.number, server.clock.now(), 'YG', status, status === 1 ? '烟感报警' : undefined, status)
export const fault = () => pointReport(site.smoke.number, server.clock.now(), 'VOL', 0, '电池欠压', 2.1)
