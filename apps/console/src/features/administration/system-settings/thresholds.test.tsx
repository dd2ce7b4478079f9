import type { PointThresholds } from '@smart-fire/api-client/warnings'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rowOfScreen } from '../../../testing/row-of-screen'
import { thresholds } from './thresholds'
import { thresholdRows } from './thresholds.sample'

const [point] = thresholdRows
if (point === undefined) throw new Error('the sample has no point')
const pointWith = (dropped: number) => {
  const read: PointThresholds = { ...point, ranges: { ...point.ranges, dropped } }
  return rowOfScreen(thresholds, read, '温度', 'btn_threshold')
}
const act = (row: HTMLElement, name: RegExp) => within(row).queryByRole('button', { name })

it('the ranges of a point are set', async () => {
  expect(act(await pointWith(0), /^设置预警/)).not.toBeNull()
})

it('ranges that could not be read are counted, and none is set beside them: what is saved replaces all. They can still be cleared', async () => {
  const row = await pointWith(2)
  expect(within(row).getByText('2 个范围无法读取')).toBeTruthy()
  expect(act(row, /^设置预警/)).toBeNull()
  expect(act(row, /^清除预警/)).not.toBeNull()
})
