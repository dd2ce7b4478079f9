'use client'
import { Menu as ChakraMenu } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { UiPortal, useOverlayBorder } from '../../root/portal-root'
import { useMenuFocus } from './use-menu-focus'

export interface MenuAction {
  id: string
  label: string
  icon?: ReactNode
  danger?: boolean | undefined
  disabled?: boolean | undefined
  onSelect: () => void
}

export interface MenuSeparator {
  id: string
  separator: true
}

export type MenuItem = MenuAction | MenuSeparator

export interface MenuProps {
  /** What the button shows. */
  trigger: ReactNode
  /** The button's accessible name; it contains the visible text of `trigger` (WCAG 2.5.3). */
  label: string
  items: readonly MenuItem[]
  placement?: 'bottom-start' | 'bottom-end' | undefined
}

/** A button that opens a short list of actions. */
export function Menu({ trigger, label, items, placement = 'bottom-end' }: MenuProps) {
  const select = ({ value }: { value: string }) => {
    const item = items.find(({ id }) => id === value)
    if (item && 'onSelect' in item) item.onSelect()
  }
  const border = useOverlayBorder()
  const { trigger: button, onExitComplete } = useMenuFocus()
  return (
    <ChakraMenu.Root unstyled lazyMount unmountOnExit positioning={{ placement }} onSelect={select} onExitComplete={onExitComplete}>
      <ChakraMenu.Trigger unstyled ref={button} className="fs-menu-trigger" aria-label={label}>
        {trigger}
        <ChevronDown size={14} aria-hidden="true" />
      </ChakraMenu.Trigger>
      <UiPortal>
        <ChakraMenu.Positioner {...border} unstyled>
          <ChakraMenu.Content unstyled className="fs-menu">
            {items.map((item) => ('separator' in item ? <ChakraMenu.Separator unstyled key={item.id} className="fs-menu-line" /> : <Item key={item.id} item={item} />))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </UiPortal>
    </ChakraMenu.Root>
  )
}

function Item({ item: { id, label, icon, danger = false, disabled = false } }: { item: MenuAction }) {
  return (
    <ChakraMenu.Item unstyled className="fs-menu-item" value={id} disabled={disabled} data-danger={danger || undefined}>
      {icon}
      {label}
    </ChakraMenu.Item>
  )
}
