'use client'
import { Popover } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { chipKeyDown, Chips, type Chip } from '../chips'
import type { FieldControl } from '../../components/field/field'
import { focusedNear } from '../../root/focused-near'
import { UiPortal, useOverlayBorder } from '../../root/portal-root'

interface TreeLayerProps {
  label: string
  control: FieldControl
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The chosen nodes, or a prompt. */
  text: string
  isPlaceholder: boolean
  /** What is chosen, before the button. */
  chips?: readonly Chip[] | undefined
  onRemove?: ((value: string) => void) | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  name?: string | undefined
  children: ReactNode
}

/** A field that opens a panel below it: the focus goes into the panel and comes back when it closes. */
export function TreeLayer({ label, control, open, onOpenChange, text, isPlaceholder, chips = [], onRemove, disabled, readOnly, name, children }: TreeLayerProps) {
  const canOpen = !disabled && !readOnly
  const border = useOverlayBorder()
  const remove = canOpen ? onRemove : undefined
  const box = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // the focus comes back a frame after the panel closes: by then the person may be typing in the next field
  const placeOfPerson = () => {
    const focused = box.current && focusedNear(box.current)
    return layer.current?.contains(focused) ? null : focused
  }
  return (
    <Popover.Root
      unstyled
      lazyMount
      unmountOnExit
      open={open && canOpen}
      ids={{ trigger: control.id }}
      positioning={{ placement: 'bottom-start', sameWidth: true, gutter: 4 }}
      finalFocusEl={placeOfPerson}
      onOpenChange={(layer) => onOpenChange(layer.open && canOpen)}
    >
      <Popover.Anchor asChild>
        <div
          ref={box} className="fs-input" data-combo="" data-chips={chips.length > 0 ? '' : undefined} data-readonly={readOnly || undefined}
          onKeyDown={(event) => (remove ? chipKeyDown(event, button.current, remove) : undefined)}
        >
          <Chips
            chips={chips}
            // the pressed button disappears with the value
            onRemove={remove && ((value) => {
              remove(value)
              button.current?.focus()
            })}
          />
          <Popover.Trigger
            unstyled
            ref={button}
            className="fs-picker"
            role="combobox"
            data-name={name}
            data-placeholder={isPlaceholder || undefined}
            disabled={disabled}
            aria-labelledby={`${control.id}-label`}
            aria-required={control.required}
            aria-readonly={readOnly || undefined}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || !canOpen) return
              event.preventDefault()
              onOpenChange(true)
            }}
          >
            <span className="fs-picker-text" title={isPlaceholder ? undefined : text}>{text}</span>
            {readOnly ? null : <ChevronDown size={16} aria-hidden="true" />}
          </Popover.Trigger>
        </div>
      </Popover.Anchor>
      <UiPortal>
        <Popover.Positioner {...border} unstyled>
          <Popover.Content ref={layer} unstyled className="fs-layer" data-panel="" aria-label={label}>{children}</Popover.Content>
        </Popover.Positioner>
      </UiPortal>
    </Popover.Root>
  )
}
