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
