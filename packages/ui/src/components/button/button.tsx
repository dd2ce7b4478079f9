'use client'
import { forwardRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react'
import { Spinner } from './spinner'

/** `danger` is for an action with consequences, `link` for an action inside a line of text or a table row. */
export type ButtonVariant = 'solid' | 'outline' | 'ghost' | 'danger' | 'link'
export type ControlSize = 'sm' | 'md' | 'lg'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  variant?: ButtonVariant | undefined
  size?: ControlSize | undefined
  /** The action is running: the button keeps its width and the focus, and ignores further clicks. */
  loading?: boolean | undefined
  icon?: ReactNode
  fullWidth?: boolean | undefined
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'outline', size = 'md', loading = false, icon, fullWidth = false, type = 'button', onClick, children, ...rest }, ref,
) {
  const click = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className="fs-button"
      data-variant={variant}
      data-size={size}
      data-full={fullWidth || undefined}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={click}
    >
      {loading ? <Spinner /> : icon}
      {children === undefined ? null : <span>{children}</span>}
    </button>
  )
})
