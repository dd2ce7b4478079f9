import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { OverlayActor } from '../app/overlay/overlay.actor'
import { useSearchKey } from './use-search-key'

/** Draws the state of the overlays, e.g. whether the search is open. */
function Overlays() {
  useSearchKey()
  return <output>{OverlayActor.useSelector(({ value }) => value)}</output>
}

const press = (keys: KeyboardEventInit) => {
  render(<OverlayActor.Provider><Overlays /></OverlayActor.Provider>)
  fireEvent.keyDown(document.body, keys)
  return screen.getByRole('status').textContent
}

it.each([{ ctrlKey: true, key: 'k' }, { metaKey: true, key: 'K' }])('Ctrl+K, and on a Mac ⌘K, opens the search', (keys) => {
  expect(press(keys)).toBe('palette')
})

it.each([{ key: 'k' }, { ctrlKey: true, shiftKey: true, key: 'k' }, { ctrlKey: true, altKey: true, key: 'k' }, { ctrlKey: true, key: 'j' }])('another key does not: %o', (keys) => {
  expect(press(keys)).toBe('none')
})

it('a key that the input method takes does not: what was being written would be lost', () => {
  expect(press({ ctrlKey: true, key: 'k', isComposing: true })).toBe('none')
})

it('the search does not open above a dialog', () => {
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'dialog')
  onTestFinished(() => dialog.remove())
  expect(press({ ctrlKey: true, key: 'k' })).toBe('none')
})
