import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { UiRoot } from '../../root/ui-root'
import { Button } from './button'

/** A button in a form, and what it has been told. */
function aButton() {
  const [onClick, onSubmit] = [vi.fn(), vi.fn((event: Event) => event.preventDefault())]
  const drawn = (disabled: boolean) => (
    <UiRoot><form ref={(form) => form?.addEventListener('submit', onSubmit)}><Button type="submit" disabled={disabled} onClick={onClick}>保存</Button></form></UiRoot>
  )
  const { rerender } = render(drawn(false))
  return { button: screen.getByRole<HTMLButtonElement>('button'), onClick, onSubmit, disable: (disabled = true) => rerender(drawn(disabled)) }
}

it('keeps the focus when it is disabled, e.g. by what its own click has done, and does nothing more', () => {
  const { button, onClick, onSubmit, disable } = aButton()
  act(() => button.focus())
  disable()
  // a browser takes the focus from a disabled element
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  fireEvent.click(button)
  expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  disable(false)
  expect(button.hasAttribute('aria-disabled')).toBe(false)
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
})

it('is disabled as usual when something else has the focus', () => {
  const { button, disable } = aButton()
  act(() => button.focus())
  disable()
  fireEvent.blur(button)
  expect(button.disabled, 'only the window was left').toBe(false)
  act(() => button.blur())
  expect([button.disabled, button.hasAttribute('aria-disabled')]).toEqual([true, false])
})

it('is pressed once by Enter that is held', async () => {
  const { button, onClick } = aButton()
  button.focus()
  await userEvent.keyboard('{Enter>3/}')
  expect(onClick).toHaveBeenCalledOnce()
})
