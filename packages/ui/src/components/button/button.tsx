'use client'
import { forwardRef, useState, type ButtonHTMLAttributes, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import { focusedNear } from '../../root/focused-near'
import { Spinner } from './spinner'

/** `danger` is for an action with consequences, `link` for an action inside a line of text or a table row. */
export type ButtonVariant = 'solid' | 'outline' | 'ghost' | 'danger' | 'link'
export type ControlSize = 'sm' | 'md' | 'lg'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'onFocusCapture' | 'onBlurCapture' | 'onKeyDownCapture'> {
  variant?: ButtonVariant | undefined
  size?: ControlSize | undefined
  /** The action is running: the button keeps its width and the focus, and ignores further clicks. */
  loading?: boolean | undefined
  icon?: ReactNode
  fullWidth?: boolean | undefined
}

/**
 * A button that is disabled while it has the focus keeps it and ignores clicks: the browser would take the focus from it. Enter that is held
 * presses it once: an act may give the focus to another button, which a browser would press as well.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'outline', size = 'md', loading = false, disabled = false, icon, fullWidth = false, type = 'button', onClick, children, ...rest }, ref,
) {
  const [isFocused, setFocused] = useState(false)
  const click = (event: MouseEvent<HTMLButtonElement>) => (loading || disabled ? event.preventDefault() : onClick?.(event))
  // a window in the background keeps the focus of its page
  const look = ({ currentTarget }: FocusEvent) => setFocused(focusedNear(currentTarget) === currentTarget)
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
      aria-disabled={loading || (disabled && isFocused) || rest['aria-disabled']}
      disabled={disabled && !isFocused}
      onClick={click}
      onFocusCapture={look}
      onBlurCapture={look}
      onKeyDownCapture={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
    >
      {loading ? <Spinner /> : icon}
      {children === undefined ? null : <span>{children}</span>}
    </button>
  )
})
