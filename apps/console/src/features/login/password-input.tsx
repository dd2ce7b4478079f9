import { Eye, EyeOff } from 'lucide-react'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import type { LoginMessages } from './login.messages'

interface PasswordInputProps {
  messages: LoginMessages
  invalid: boolean
  inputRef: RefObject<HTMLInputElement | null>
}

export function PasswordInput({ messages, invalid, inputRef }: PasswordInputProps) {
  const [revealed, setRevealed] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div className="front-field">
      <label htmlFor="login-password">{messages.password}</label>
      <div className="login-row">
        <input
          ref={inputRef} id="login-password" name="password" className="front-input" data-reveal
          type={revealed ? 'text' : 'password'} autoComplete="current-password" aria-invalid={invalid}
          aria-describedby="login-caps" onKeyDown={watchCapsLock} onKeyUp={watchCapsLock} onBlur={() => setCapsLock(false)}
        />
        <button
          type="button" className="login-reveal" onClick={() => setRevealed(!revealed)}
          aria-label={revealed ? messages.hidePassword : messages.showPassword}
        >
          {revealed ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
        </button>
      </div>
      <p id="login-caps" className="front-hint" data-warn role="status" hidden={!capsLock}>{capsLock && messages.capsLock}</p>
    </div>
  )
}
