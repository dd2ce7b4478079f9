import { useEffect, useRef, type RefObject } from 'react'
import { focusedNear } from '../root/focused-near'
import { useLayoutEffect } from '../root/use-layout-effect'

const ROW = 'li'
const USABLE = 'button:not(:disabled)'

/** The button that has the focus, and which one of its row it is. */
interface HeldButton {
  button: HTMLElement
  /** -1: outside of the rows */
  row: number
  place: number
}

/**
 * Keeps the focus in a list of rows with buttons, when a press removes the row or disables the button (WCAG 2.4.3): the row in its place
 * gets the focus at the same button, or a button of the row that can still be pressed. Without rows the element around the list gets it.
 * Call it in the component that draws the rows. `list` is the element around them; it needs `tabIndex={-1}`, and its rows are `li`.
 */
export function useListFocus(list: RefObject<HTMLElement | null>): void {
  const held = useRef<HeldButton | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    list.current?.addEventListener('focusin', ({ target }) => {
      held.current = list.current && target instanceof HTMLElement ? heldButton(list.current, target) : null
    }, { signal: gone.signal })
    return () => gone.abort()
  }, [list])
  useLayoutEffect(() => {
    const { current: around } = list
    if (held.current === null || around === null || isUsable(held.current.button) || !isLost(around, held.current.button)) return
    const successor = successorOf(around, held.current) ?? around
    held.current = null
    successor.focus()
  })
}

function heldButton(list: HTMLElement, button: HTMLElement): HeldButton {
  const row = button.closest(ROW)
  const place = [...(row?.querySelectorAll('button') ?? [])].findIndex((other) => other === button)
  return { button, row: [...list.querySelectorAll(ROW)].findIndex((other) => other === row), place }
}

/** A row that was moved keeps the focus; of a removed one the row that took its place gets it. */
function successorOf(list: HTMLElement, { button, row, place }: HeldButton): HTMLElement | null {
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)]
  const here = button.isConnected ? button.closest<HTMLElement>(ROW) : rows[Math.min(row, rows.length - 1)]
  const same = here?.querySelectorAll<HTMLElement>('button')[place]
  return same && isUsable(same) ? same : here?.querySelector<HTMLElement>(USABLE) ?? null
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled')
}

/** On the button that went, nowhere, or on an element around the list; not where the user has gone meanwhile. */
function isLost(list: HTMLElement, button: HTMLElement): boolean {
  const active = focusedNear(list)
  return active === null || active === button || active.contains(list)
}
