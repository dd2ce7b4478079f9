import { isComposing } from '@smart-fire/ui'
import { useEffect, useEffectEvent, type RefObject } from 'react'

export type EditorKey = 'plan.save' | 'edit.undo' | 'edit.redo'

/**
 * The usual keys, wherever the focus is in the dialog of the editor: also on the buttons of its head, and when it is lost because the pressed
 * button has become disabled. A question above it, and a text field, keep undo and redo for themselves.
 */
export function useEditorKeys(place: RefObject<HTMLElement | null>, act: (key: EditorKey) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = editorKey(event)
    if (key === null || !isIn(place.current, event.target) || (key !== 'plan.save' && isTextField(event.target))) return
    event.preventDefault()
    act(key)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function editorKey(event: KeyboardEvent): EditorKey | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isComposing(event)) return null
  const key = event.key.toLowerCase()
  if (key === 's') return 'plan.save'
  return key === 'y' || (key === 'z' && event.shiftKey) ? 'edit.redo' : key === 'z' ? 'edit.undo' : null
}

function isIn(place: HTMLElement | null, target: EventTarget | null): boolean {
  const dialog = place?.closest('[role="dialog"]')
  return dialog != null && (target === document.body || (target instanceof Node && dialog.contains(target)))
}

/** A switch or a radio button has no text to take back. */
function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)
}
