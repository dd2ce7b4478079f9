'use client'
import { Eye, EyeOff } from 'lucide-react'
import { forwardRef, useState, type KeyboardEvent } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { IconButton } from '../button/icon-button'
import { InputField, type TextFieldProps } from './text-field'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'endSlot' | 'onKeyUp'>

/** A password that can be made visible; warns while caps lock is on. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField({ hint, onKeyDown, ...rest }, ref) {
  const { messages } = useUiLocale()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'))
  const reveal = (
    <IconButton
      size="sm"
      label={shown ? messages.hidePassword : messages.showPassword}
      aria-pressed={shown}
      disabled={rest.disabled}
      icon={shown ? <EyeOff size={16} /> : <Eye size={16} />}
      onClick={() => setShown(!shown)}
    />
  )
  return (
    <InputField
      spellCheck={false}
      {...rest}
      ref={ref}
      type={shown ? 'text' : 'password'}
      hint={capsLock ? messages.capsLock : hint}
      endSlot={reveal}
      onKeyDown={(event) => {
        readCapsLock(event)
        onKeyDown?.(event)
      }}
      onKeyUp={readCapsLock}
    />
  )
})
