'use client'
import { Menu as ChakraMenu } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { UiPortal, useOverlayBorder } from '../../root/portal-root'
import { MenuChoice } from './menu-choice'
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
  const border = useOverlayBorder()
  const { trigger: button, onExitComplete } = useMenuFocus()
  return (
    <ChakraMenu.Root unstyled lazyMount unmountOnExit positioning={{ placement }} onExitComplete={onExitComplete}>
      <ChakraMenu.Trigger unstyled ref={button} className="fs-menu-trigger" aria-label={label}>
        {trigger}
        <ChevronDown size={14} aria-hidden="true" />
      </ChakraMenu.Trigger>
      <UiPortal>
        <ChakraMenu.Positioner {...border} unstyled>
          <ChakraMenu.Content unstyled className="fs-menu">
            {items.map((item) => ('separator' in item ? <ChakraMenu.Separator unstyled key={item.id} className="fs-menu-line" /> : (
              <MenuChoice key={item.id} value={item.id} disabled={item.disabled} danger={item.danger} onChoose={item.onSelect}>{item.icon}{item.label}</MenuChoice>
            )))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </UiPortal>
    </ChakraMenu.Root>
  )
}
