'use client'
import { Dialog } from '@chakra-ui/react'
import { useRef, type ReactNode } from 'react'
import { UiPortal } from '../../root/portal-root'

interface DialogFrameProps {
  open: boolean
  onClose: () => void
  className: string
  size?: string | undefined
  alert?: boolean | undefined
  locked?: boolean | undefined
  /** Stands at an edge instead of in the middle. */
  side?: 'start' | 'end' | undefined
  children: ReactNode
}

/**
 * Focus trap, Esc, focus return and scroll lock from below; the looks are ours.
 * Nothing beside a dialog closes it: live notices and toasts above it stay usable.
 */
export function DialogFrame({ open, onClose, className, size, alert = false, locked = false, side, children }: DialogFrameProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      unstyled
      lazyMount
      unmountOnExit
      open={open}
      role={alert ? 'alertdialog' : 'dialog'}
      closeOnEscape={!locked}
      // it listens in the capture phase, where a popover inside cannot stop it
      onEscapeKeyDown={(event) => {
        if (hasOwnEscape(event)) event.preventDefault()
      }}
      closeOnInteractOutside={false}
      initialFocusEl={() => entryOf(content.current)}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
    >
      <UiPortal>
        <Dialog.Backdrop unstyled className="fs-scrim" />
        <Dialog.Positioner unstyled className="fs-dialog-place" data-side={side}>
          <Dialog.Content ref={content} unstyled className={className} data-size={size} tabIndex={-1}>{children}</Dialog.Content>
        </Dialog.Positioner>
      </UiPortal>
    </Dialog.Root>
  )
}

/** A dialog opens at its first field or act; one that is only read opens as a whole, so that its title is said first. */
function entryOf(content: HTMLElement | null): HTMLElement | null {
  const marked = content?.querySelector<HTMLElement>('[data-entry] :is(input:checked, input, select, textarea):not(:disabled)')
  return marked ?? content?.querySelector<HTMLElement>('[data-entry] button:not(:disabled)') ?? content
}

/** Esc inside a `data-escape="own"` closes that, not the dialog around it. */
function hasOwnEscape(event: KeyboardEvent): boolean {
  return event.composedPath().some((node) => node instanceof HTMLElement && node.dataset.escape === 'own')
}
