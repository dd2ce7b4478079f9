import type { PagedTableHandle } from '@smart-fire/ui'
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { recordKey } from '../provider'
import { ExceptionListActor } from './exception-list.actor'
import { selectOverlay, selectRows, selectSelected } from './exception-list.selectors'

/**
 * Keeps the focus in the list while rows come and go: when its row has left, the row in its place takes it (2.4.11).
 * When the list opens and nobody has gone anywhere yet, the first row takes it; so does the row in place when what stood
 * above the list closes and the row that had opened it has left meanwhile.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, table: RefObject<PagedTableHandle | null>) {
  const rows = ExceptionListActor.useSelector(selectRows)
  const selected = ExceptionListActor.useSelector(selectSelected)
  const overlay = ExceptionListActor.useSelector(selectOverlay)
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
    // another page or channel begins at its top
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
    // the dialog takes the focus when it opens, which may be after the rows have come
    const focused = () => regain.current()
    // from here on the focus goes where the operator wants it
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
    // a row that is removed gives the focus to nobody, and the dialog around is nowhere to go
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (!(relatedTarget instanceof Node) || relatedTarget.contains(currentTarget)) return
      if (!currentTarget.contains(relatedTarget)) within.current = false
    },
  }
}

/** Nothing has the focus, or only what is around the list: the dialog, the page. */
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
