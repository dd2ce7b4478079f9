import { Menu } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface MenuChoiceProps {
  /** unique in the menu */
  value: string
  disabled?: boolean | undefined
  danger?: boolean | undefined
  onChoose: () => void
  children: ReactNode
}

/**
 * One choice of an open menu. Every click on it chooses it, and the Enter key clicks too. Chakra's own `onSelect` reports only the item that a pointer has
 * marked before: voice control and screen readers click without a pointer, and a slow machine marks it too late.
 */
export function MenuChoice({ value, disabled = false, danger = false, onChoose, children }: MenuChoiceProps) {
  return (
    <Menu.Item unstyled className="fs-menu-item" value={value} disabled={disabled} data-danger={danger || undefined} onClick={disabled ? undefined : onChoose}>
      {children}
    </Menu.Item>
  )
}
