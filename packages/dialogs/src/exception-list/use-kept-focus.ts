import type { PagedTableHandle } from '@smart-fire/ui'
import { useLayoutEffect } from '@smart-fire/ui/layout'
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { recordKey } from '../provider'
import { ExceptionListActor } from './exception-list.actor'

/**
 * Keeps the focus in the list while rows come and go: when the focused row leaves, the row in its place gets the focus
 * (WCAG 2.4.11). When the list opens, the first row gets it. When a dialog above the list closes and the row that opened
 * it has left meanwhile, the row in its place gets it.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, table: RefObject<PagedTableHandle | null>) {
  const rows = ExceptionListActor.useSelector(({ context }) => context.rows)
  const selected = ExceptionListActor.useSelector(({ context }) => context.selected)
  const overlay = ExceptionListActor.useSelector(({ value }) => value.overlay)
  const within = useRef(true)
  const returning = useRef(false)
  const place = useRef(0)
  const at = selected === null ? -1 : rows.findIndex((row) => recordKey(row) === recordKey(selected))

  const regain = useRef(() => undefined as void)
  useLayoutEffect(() => {
    regain.current = () => {
      if (overlay !== 'none' || area.current === null) return
      const lost = returning.current ? !holdsFocus(area.current) : within.current && isLost(area.current)
      if (!lost) return
      const row = rows[at] ?? rows[Math.min(place.current, rows.length - 1)]
      if (row) table.current?.focusRow(recordKey(row))
      else area.current?.focus()
    }
    if (at >= 0) place.current = at
    // another page or channel starts at its first row
    else if (rows.length === 0) place.current = 0
    regain.current()
  }, [rows, at, overlay, area, table])
  useLayoutEffect(() => {
    if (overlay === 'none') return
    return () => {
      returning.current = true
    }
  }, [overlay])
  useEffect(() => {
    // the dialog takes the focus when it opens, which may be after the rows are loaded
    const focused = () => regain.current()
    // from now on the operator moves the focus
    const acted = () => {
      returning.current = false
    }
    const root = area.current?.getRootNode()
    const gone = new AbortController()
    root?.addEventListener('focusin', focused, { signal: gone.signal })
    for (const act of ['keydown', 'pointerdown']) root?.addEventListener(act, acted, { capture: true, signal: gone.signal })
    return () => gone.abort()
  }, [area])

  return {
    onFocus: () => {
      within.current = true
    },
    // a removed row loses the focus to nothing, or to the dialog around: neither means that the operator has left
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (!(relatedTarget instanceof Node) || relatedTarget.contains(currentTarget)) return
      if (!currentTarget.contains(relatedTarget)) within.current = false
    },
  }
}

/** The focus is nowhere, or on an element around the list: the dialog, the page. */
function isLost(area: HTMLElement): boolean {
  const active = activeAround(area)
  return active === null || active.contains(area)
}

function holdsFocus(area: HTMLElement): boolean {
  const active = activeAround(area)
  return active !== area && area.contains(active)
}

function activeAround(area: HTMLElement): Element | null {
  const root = area.getRootNode()
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
}
