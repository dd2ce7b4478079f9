import { expect, it } from 'vitest'
import { zhCN } from '../hydrant.messages'
import { deviceColumns } from './device-columns'

it('the place keeps about eight characters a line in a narrow window: it is what the operator looks for', () => {
  const place = deviceColumns(zhCN, () => {}).find(({ id }) => id === 'position')
  expect(place?.minWidth).toBeGreaterThanOrEqual(160)
})
