'use client'
import { Dialog } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { UiPortal, useOverlayBorder } from '../../root/portal-root'
import { useLayoutEffect } from '../../root/use-layout-effect'
import { isComposing } from '../field/is-composing'
import { useDialogHistory } from './dialog-history'
import { keepFocus } from './keep-focus'
import { stayRead } from './stay-read'
import { libraryLocksScroll, usePageScrollLock } from './use-page-scroll-lock'

interface DialogFrameProps {
  open: boolean
  onClose: () => void
  className: string
  size?: string | undefined
  alert?: boolean | undefined
  locked?: boolean | undefined
  /** At an edge instead of in the middle. */
  side?: 'start' | 'end' | undefined
  /** A text from which the dialog can be opened again (`DialogHistory`). */
  address?: string | null | undefined
  children: ReactNode
}

/**
 * The common frame of all dialogs. Focus trap, Escape and focus return come from the library; the styles and the scroll lock are ours.
 * A click outside does not close a dialog, so that live notices and toasts above it stay usable.
 */
export function DialogFrame({ open, onClose, className, size, alert = false, locked = false, side, address, children }: DialogFrameProps) {
  const [drawn, setDrawn] = useState<HTMLDivElement | null>(null)
  useLayoutEffect(() => {
    if (!open || !drawn) return
    stayRead(drawn.parentElement as Element)
    return keepFocus(drawn)
  }, [open, drawn])
  const border = useOverlayBorder()
  usePageScrollLock(open)
  useDialogHistory({ open, onClose, address, locked })
  return (
    <Dialog.Root
      unstyled
      lazyMount
      unmountOnExit
      open={open}
      role={alert ? 'alertdialog' : 'dialog'}
      preventScroll={libraryLocksScroll()}
      closeOnEscape={!locked}
      // the library listens in the capture phase, so a popover inside cannot stop the event
      onEscapeKeyDown={(event) => {
        if (hasOwnEscape(event) || isComposing(event)) event.preventDefault()
      }}
      closeOnInteractOutside={false}
      initialFocusEl={() => entryOf(drawn)}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
    >
      <UiPortal>
        <Dialog.Backdrop {...border} unstyled className="fs-scrim" />
        <Dialog.Positioner {...border} unstyled className="fs-dialog-place" data-side={side}>
          <Dialog.Content ref={setDrawn} unstyled className={className} data-size={size} tabIndex={-1}>{children}</Dialog.Content>
        </Dialog.Positioner>
      </UiPortal>
    </Dialog.Root>
  )
}

/** What has the focus first: the first field or button of the dialog, or the dialog itself when there is only text to read. */
function entryOf(content: HTMLElement | null): HTMLElement | null {
  const first = (kinds: string) => content?.querySelector<HTMLElement>(`[data-entry] :is(${kinds}):not(:disabled)`)
  return first('input, select, textarea') ?? first('button') ?? content
}

/** Escape inside an element with `data-escape="own"` closes that element and not the dialog around it. */
function hasOwnEscape(event: KeyboardEvent): boolean {
  return event.composedPath().some((node) => (node as Partial<HTMLElement>).dataset?.escape === 'own')
}
