import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { twoRowsOfOneId } from './duty-rooms-by-area.fixtures'

const { draw } = aMockPlatform()
afterEach(() => { vi.restoreAllMocks() })

it('writes every row of a list that has several rows of one id, as users have one for each role', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  draw(twoRowsOfOneId())
  await userEvent.click(await screen.findByRole('button', { name: '导出' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect((await files[0]?.text())?.match(/东区|西区/g)).toEqual(['东区', '西区'])
})
