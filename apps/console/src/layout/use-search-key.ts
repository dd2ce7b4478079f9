import { isComposing } from '@smart-fire/ui'
import { useCallback, useEffect, useRef } from 'react'
import { OverlayActor } from '../app/overlay/overlay.actor'

/** Ctrl+K (⌘K) opens the search, unless a dialog is open: a search above a dialog would lead away below it. A key of an input method is its own. */
export function useSearchKey(): void {
  const overlay = OverlayActor.useActorRef()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || isComposing(event)) return
      // browsers use the key for their address bar
      event.preventDefault()
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) overlay.send({ type: 'palette.open' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [overlay])
}

/**
 * Keeps what is typed from the opening of the search until its field has the focus: its code is loaded first. No shortcut of the page acts on
 * it. Gives a function that takes the text, after which every key is left alone. Escape gives up the search.
 */
export function useEarlyText(): () => string {
  const overlay = OverlayActor.useActorRef()
  const isOpen = OverlayActor.useSelector(({ value }) => value === 'palette')
  const early = useRef<string | null>(null)
  useEffect(() => {
    if (!isOpen) return
    const from = document.activeElement
    early.current = ''
    const onKeyDown = (event: KeyboardEvent) => {
      // another place was gone to meanwhile, e.g. a notice, or the message that the search could not be loaded
      const isElsewhere = document.activeElement !== from && document.activeElement !== document.body
      if (early.current === null || isElsewhere || event.ctrlKey || event.altKey || event.metaKey || isComposing(event)) return
      const text = textAfter(early.current, event.key)
      if (text === null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      early.current = text
      if (event.key === 'Escape') overlay.send({ type: 'overlay.close' })
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOpen, overlay])
  return useCallback(() => {
    const text = early.current ?? ''
    early.current = null
    return text
  }, [])
}

/** What a key makes of a text; null for a key that belongs to no text, e.g. Tab. */
function textAfter(text: string, key: string): string | null {
  if (key === 'Backspace') return [...text].slice(0, -1).join('')
  // Enter would press a button of the page
  if (key === 'Enter' || key === 'Escape') return text
  return [...key].length === 1 ? text + key : null
}
