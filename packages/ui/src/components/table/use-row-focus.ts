import { useRef, type RefObject } from 'react'
import { useLayoutEffect } from '../../root/use-layout-effect'

interface RowFocus {
  body: RefObject<HTMLTableSectionElement | null>
  focusRow: (key: string) => void
}

/** Focuses a row as soon as it is rendered, which may be one render later. */
export function useRowFocus(): RowFocus {
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<string | null>(null)
  const seek = () => {
    const row = [...(body.current?.rows ?? [])].find((each) => each.dataset['key'] === wanted.current)
    if (!row || wanted.current === null) return
    wanted.current = null
    row.focus()
  }
  useLayoutEffect(seek)
  const focusRow = (key: string) => {
    wanted.current = key
    seek()
  }
  return { body, focusRow }
}
