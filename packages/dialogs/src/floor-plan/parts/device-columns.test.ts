import { expect, it } from 'vitest'
import { zhCN } from '../floor-plan.messages'
import { deviceColumns } from './device-columns'

it('the place keeps about eight characters a line in a narrow window: it is what the operator looks for', () => {
  const place = deviceColumns(zhCN, { isFireHost: false, system: '无线感烟', openRealtime: () => {} }).find(({ id }) => id === 'position')
  expect(place?.minWidth).toBeGreaterThanOrEqual(160)
})
