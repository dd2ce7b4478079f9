import { describe, expect, it } from 'vitest'

import { createCity } from './city'
import { maintenanceRows } from './maintenance'
import { departmentsOf } from './organisation'
import { createRandom } from './random'
import { staffOf } from './staff'
import { DEMO_ACCOUNTS, TENANT_ROWS } from './tenants'

const NOW = Date.UTC(2026, 10, 20, 2)
const tenantIds = TENANT_ROWS.map(({ id }) => id)
const namesOf = (tenantId: string) => Object.values(staffOf(tenantId)).flat() as string[]
/** Those of other tenants that are named in a text. */
const strangersIn = (tenantId: string, text: string | null | undefined) => tenantIds.filter((id) => id !== tenantId).flatMap(namesOf).filter((name) => text?.includes(name))

describe('the people of a demo tenant', () => {
  it('are those of its accounts, and of no other tenant', () => {
    expect(new Set(tenantIds.flatMap(namesOf)).size).toBe(tenantIds.flatMap(namesOf).length)
    const people = DEMO_ACCOUNTS.flatMap(({ tenantId, name }) => (tenantId === null ? [] : [{ tenantId, name }]))
    expect(people.filter(({ tenantId, name }) => !namesOf(tenantId).includes(name))).toEqual([])
  })

  it('lead its departments, on phones of their own', () => {
    const departments = departmentsOf(tenantIds)
    expect(departments.filter(({ tenantId, leader }) => !namesOf(tenantId).includes(leader ?? ''))).toEqual([])
    expect(new Set(departments.map(({ phone }) => phone)).size).toBe(departments.length)
  })

  it('have entered its buildings, devices and hydrants', () => {
    const { estate, installed, hydrants } = createCity(119, 'demo', NOW)
    const rows = [...estate.houses.map(({ row }) => row), ...installed.devices, ...installed.fireHosts, ...installed.fireHostPoints, ...hydrants]
    const tenantOf = new Map(DEMO_ACCOUNTS.map(({ username, tenantId }) => [username, tenantId]))
    expect(rows.filter(({ tenantId, createdBy }) => tenantOf.get(createdBy ?? '') !== tenantId)).toEqual([])
  })

  it('maintain its devices, none before it was there', () => {
    const { devices } = createCity(119, 'demo', NOW).installed
    const entries = maintenanceRows(devices, NOW, createRandom(119))
    const since = new Map(devices.map(({ id, createdAt }) => [id, Number(createdAt)]))
    expect(entries.length).toBeGreaterThan(2000)
    expect(entries.filter(({ tenantId, doneBy }) => strangersIn(tenantId, doneBy).length > 0)).toEqual([])
    expect(entries.filter(({ deviceId, createdAt }) => Number(createdAt) < (since.get(deviceId) ?? 0))).toEqual([])
    // the page of the first device shows a check that is overdue
    const own = entries.filter(({ deviceId }) => deviceId === devices[0]?.id)
    expect(own.some(({ nextOn }) => nextOn != null && nextOn < new Date(NOW).toISOString().slice(0, 10))).toBe(true)
  })
})
