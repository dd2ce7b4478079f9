import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UiRoot } from '../root/ui-root'
import { ExportButton } from './export-button'
import type { ExportPage } from './export.types'

it('does not open its menu after an export because its button was pressed during the export', async () => {
  let end: (page: ExportPage<string>) => void = () => undefined
  const page = new Promise<ExportPage<string>>((resolve) => {
    end = resolve
  })
  const pages = async function* () {
    yield await page
  }
  render(<UiRoot><ExportButton name="设备" columns={[{ header: '编号', value: (row: string) => row }]} pages={pages} onFile={() => undefined} /></UiRoot>)
  const button = screen.getByRole('button', { name: '导出' })
  const menu = () => screen.queryByRole('menu', { hidden: true })
  fireEvent.click(button)
  fireEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  await waitFor(() => expect(menu()).toBeNull())
  fireEvent.click(button)
  await act(async () => end({ rows: ['1'], total: 1 }))
  expect(await screen.findByText('已导出 1 条', { selector: '.export-note' })).toBeTruthy()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(menu()).toBeNull()
})
