import { isComposing } from '@smart-fire/ui'
import { useEffect } from 'react'
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
