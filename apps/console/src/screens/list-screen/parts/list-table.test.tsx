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
