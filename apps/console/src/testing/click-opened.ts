import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

/** Clicks in a list or question that was just opened: it takes the pointer from the dialog below it a frame after it was drawn, and hears no click before. */
export async function clickOpened(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(pointerEventsOf(element)).not.toBe('none'))
  await userEvent.click(element)
}

/** The own value, or that of the nearest element around it that has one. */
function pointerEventsOf(element: HTMLElement): string {
  return element.style.pointerEvents || (element.parentElement ? pointerEventsOf(element.parentElement) : '')
}
