import type { SensorRow } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { zhCN } from '../floor-plan.messages'
import { deviceColumns } from './device-columns'

it('the place keeps about eight characters a line in a narrow window: it is what the operator looks for', () => {
  const place = deviceColumns(zhCN, { isFireHost: false, system: '无线感烟', openRealtime: () => {} }).find(({ id }) => id === 'position')
  expect(place?.minWidth).toBeGreaterThanOrEqual(160)
})

it('the owning system is the one that the row names, and that of the plan where it names none (spec 2 §2.1)', () => {
  const system = deviceColumns(zhCN, { isFireHost: false, system: '无线感烟', openRealtime: () => {} }).find(({ id }) => id === 'system')
  const cellOf = (channelName: string | null) => system?.cell({ channelName } as SensorRow)
  expect([cellOf('电气火灾'), cellOf(null)]).toEqual(['电气火灾', '无线感烟'])
})
