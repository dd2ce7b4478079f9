'use client'
import { forwardRef, type ReactNode } from 'react'
import { Button, type ButtonProps } from './button'

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'fullWidth' | 'aria-label' | 'title'> {
  /** The button's name, also shown as its tooltip. */
  label: string
  icon: ReactNode
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton({ label, variant = 'ghost', ...rest }, ref) {
  return <Button {...rest} ref={ref} variant={variant} aria-label={label} title={label} data-icon="" />
})
