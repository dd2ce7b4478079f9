import { act, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import { OverlayActor } from '../app/overlay/overlay.actor'
import { aMockPlatform } from '../testing/render-in-console'
import { someSections } from './command-palette/palette.fixtures'
import { DialogsBesideHistory } from './open-dialogs/open-dialogs'
import { ShellOverlay } from './shell-overlay'
import { useSearchKey } from './use-search-key'

const { draw } = aMockPlatform()

function Page() {
  useSearchKey()
  return <ShellOverlay sections={someSections} />
}

/** A page on which Ctrl+K has been pressed, whose search has not come yet. Gives what its own shortcuts hear from then on. */
function searchOpening() {
  draw(<MemoryRouter><DialogsBesideHistory><OverlayActor.Provider><Page /></OverlayActor.Provider></DialogsBesideHistory></MemoryRouter>)
  press('k', { ctrlKey: true })
  const shortcut = vi.fn<(key: string) => void>()
  const hear = ({ key }: KeyboardEvent) => shortcut(key)
  document.addEventListener('keydown', hear)
  onTestFinished(() => document.removeEventListener('keydown', hear))
  return shortcut
}

/** Gives whether the browser acts on the key itself, e.g. presses the button that has the focus. */
const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const type = (...keys: string[]) => keys.map((key) => press(key))
/** The field of the search once it is there and has the focus; jsdom has no layout, without which the dialog does not give it. */
async function field() {
  const found = await screen.findByRole('combobox', { name: '搜索功能、建筑、设备、记录' })
  act(() => found.focus())
  return found
}

it('the search has what was typed while it was loaded, and no shortcut of the page hears of it', async () => {
  const shortcut = searchOpening()
  expect(type('n', '/', 'Backspace', 'Backspace', 'Backspace', '异', '常', 'Enter')).not.toContain(true)
  expect(await field()).toHaveValue('异常')
  expect(shortcut).not.toHaveBeenCalled()
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

it('keys that write nothing, or that the input method takes, are left to the page', async () => {
  const shortcut = searchOpening()
  press('a', { ctrlKey: true })
  press('b', { metaKey: true })
  press('c', { altKey: true })
  press('d', { isComposing: true })
  press('Tab')
  expect(await field()).toHaveValue('')
  expect(shortcut.mock.calls.flat()).toEqual(['a', 'b', 'c', 'd', 'Tab'])
})

it('Escape gives up the search that is being loaded, and the next one begins without what was typed', async () => {
  const shortcut = searchOpening()
  type('a', 'Escape', 'n')
  expect(shortcut.mock.calls).toEqual([['n']])
  press('k', { ctrlKey: true })
  expect(await field()).toHaveValue('')
})

it('keys are the page\'s own once the search is there, e.g. for a notice above it', async () => {
  const notice = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => notice.remove())
  notice.focus()
  searchOpening()
  await field()
  expect(fireEvent.keyDown(notice, { key: ' ' })).toBe(true)
  notice.focus()
  expect(press(' ')).toBe(true)
})
