import { useSettings } from '@smart-fire/dialogs/provider'
import { isComposing } from '@smart-fire/ui'
import { type RefObject, useEffect, useRef } from 'react'

/** What a single key does; a key without an act does nothing. */
type ListKeys = Partial<Record<'/' | 'n', (() => void) | undefined>>

/**
 * Single keys work where the focus is on the page or in the list, never where text is written, and not at all when the
 * user has switched them off (WCAG 2.1.4).
 */
export function useListKeys(root: RefObject<HTMLElement | null>, keys: ListKeys): void {
  const { settings } = useSettings()
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!settings.singleKeys) return
    const press = (event: KeyboardEvent) => {
      const act = actOf(event, latest.current)
      if (act === undefined || !isAt(root.current, event)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [root, settings.singleKeys])
}

function actOf(event: KeyboardEvent, keys: ListKeys): (() => void) | undefined {
  const { key, ctrlKey, altKey, metaKey } = event
  if (ctrlKey || altKey || metaKey || isComposing(event)) return undefined
  if (key === '/') return keys['/']
  return key.toLowerCase() === 'n' ? keys.n : undefined
}

const WRITING = 'input, select, textarea, [contenteditable="true"]'

/** True in the list, or on the page when nothing is focused; false in a dialog above the list. */
function isAt(root: HTMLElement | null, { target }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || root === null || target.closest(WRITING) !== null) return false
  return root.contains(target) || target.contains(root)
}
