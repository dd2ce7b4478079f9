import { createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FigureTile } from './figure-tile'

/** The text of a tile with a share. */
function tileOf(value: number, before: number): string | null {
  render(
    <SmartFireProvider client={createApiClient({ getToken: () => null })} locale="zh-CN">
      <FigureTile figure={{ name: 'done', format: 'percent' }} label="完成率" unit={undefined} value={value} before={before} guide={null} />
    </SmartFireProvider>,
  )
  return screen.getByRole('group', { name: '完成率' }).textContent
}

it('writes a share that is close to all or to none as such, and a small change as a change', () => {
  const text = tileOf(2_999 / 3_000, 2_998 / 3_000)
  expect(text).toContain('>99.9%')
  expect(text).toContain('增加 <0.1 个百分点')
})
