import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import { PaletteActor } from './palette.actor'
import { someSections } from './palette.fixtures'
import { PaletteView } from './palette.view'

const { draw } = aMockPlatform()

it.each([['Chrome', { isComposing: true }], ['Safari', { keyCode: 229 }]])('the Enter that ends a composition, as %s reports it, opens nothing', async (_browser, mark) => {
  const onGo = vi.fn()
  draw(<PaletteActor.Provider><PaletteView sections={someSections} onGo={onGo} onClose={() => undefined} /></PaletteActor.Provider>)
  const field = await screen.findByRole('combobox', { name: '搜索功能、建筑、设备、记录' })
  fireEvent.keyDown(field, { key: 'Enter', ...mark })
  expect(onGo).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onGo).toHaveBeenCalledOnce()
})

it('does not say that nothing matches a single letter, for which only screens are looked through', async () => {
  draw(<PaletteActor.Provider><PaletteView sections={someSections} onGo={() => undefined} onClose={() => undefined} /></PaletteActor.Provider>)
  const field = await screen.findByRole('combobox', { name: '搜索功能、建筑、设备、记录' })
  const HINT = '输入至少 2 个字，可搜索建筑、设备和记录'
  expect(screen.queryByText(HINT)).toBeNull()
  for (const text of ['万', ' 万 ', '电']) {
    fireEvent.change(field, { target: { value: text } })
    expect((await screen.findAllByText(HINT)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/没有与/)).toBeNull()
  }
})
