import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { twoRowsOfOneId } from './duty-rooms-by-area.fixtures'

const { draw } = aMockPlatform()

it('marks the row that is open, also in a list that has several rows of one id, as users have one for each role', async () => {
  draw(twoRowsOfOneId())
  await userEvent.click(await screen.findByText('西区'))
  await screen.findByRole('dialog')
  const marked = [...document.querySelectorAll('tr[aria-selected]')].map((row) => row.textContent)
  expect(marked).toEqual([expect.stringContaining('西区')])
})

it('has the table settings among the buttons of its head, so that they take no line from the rows', async () => {
  draw(twoRowsOfOneId())
  const settings = await screen.findByRole('button', { name: '表格设置' })
  expect(settings.closest('.fs-table')).toBeNull()
  expect(screen.getByRole('button', { name: '刷新' }).parentElement?.contains(settings)).toBe(true)
})

it('says once how many rows are ticked, and gives the focus to the rows when the selection is cleared: the pressed button is gone', async () => {
  draw(twoRowsOfOneId())
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择第 2 行' }))
  const [clear, ...further] = screen.getAllByRole('button', { name: '清除选择' })
  expect(further).toEqual([])
  clear?.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('button', { name: '清除选择' })).toBeNull()
  expect(document.activeElement?.textContent).toContain('西区')
})
