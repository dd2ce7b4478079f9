'use client'
import { Popover } from '@chakra-ui/react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { UiPortal, useOverlayBorder } from '../root/portal-root'

interface FieldLayerProps {
  open: boolean
  /** Escape, or a press outside of the field and its layer. */
  onClose: () => void
  /** The box of the field, below which the layer is shown with the same width; and the element of the layer. */
  anchor: ReactElement
  box: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * A list below a field, in the overlays' own root so that no dialog cuts it off. The focus stays in the field; Escape closes
 * the list and not the dialog around it.
 */
export function FieldLayer({ open, onClose, anchor, box, children }: FieldLayerProps) {
  const border = useOverlayBorder()
  return (
    <Popover.Root
      unstyled
      lazyMount
      unmountOnExit
      open={open}
      autoFocus={false}
      portalled={false}
      positioning={{ placement: 'bottom-start', sameWidth: true, gutter: 4 }}
      onOpenChange={(layer) => {
        if (!layer.open) onClose()
      }}
      // a press in the field is not outside: a handler could not tell, because the library calls it one frame later, when the event has lost its path
      persistentElements={[() => box.current]}
    >
      <Popover.Anchor asChild>{anchor}</Popover.Anchor>
      <UiPortal>
        <Popover.Positioner {...border} unstyled>
          {/* a press in the layer must not take the focus out of the field */}
          <Popover.Content unstyled className="fs-layer" role="presentation" onMouseDown={(event) => event.preventDefault()}>{children}</Popover.Content>
        </Popover.Positioner>
      </UiPortal>
    </Popover.Root>
  )
}
