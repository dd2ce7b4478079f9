'use client'
import { Dialog } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { UiPortal, usePortalRoot } from '../../root/portal-root'

interface DialogFrameProps {
  open: boolean
  onClose: () => void
  className: string
  size?: string | undefined
  alert?: boolean | undefined
  locked?: boolean | undefined
  children: ReactNode
}

/**
 * Focus trap, Esc, focus return and scroll lock from below; the looks are ours.
 * Live notices and toasts stay usable above an open dialog.
 */
export function DialogFrame({ open, onClose, className, size, alert = false, locked = false, children }: DialogFrameProps) {
  const layer = usePortalRoot()
  const lasting = () => layer?.querySelector<HTMLElement>('.fs-notices') ?? null
  return (
    <Dialog.Root
      unstyled
      lazyMount
      unmountOnExit
      open={open}
      role={alert ? 'alertdialog' : 'dialog'}
      closeOnEscape={!locked}
      closeOnInteractOutside={false}
      persistentElements={[lasting, () => layer?.querySelector<HTMLElement>('.fs-toasts') ?? null]}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
    >
      <UiPortal>
        <Dialog.Backdrop unstyled className="fs-scrim" />
        <Dialog.Positioner unstyled className="fs-dialog-place">
          <Dialog.Content unstyled className={className} data-size={size}>{children}</Dialog.Content>
        </Dialog.Positioner>
      </UiPortal>
    </Dialog.Root>
  )
}
