import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { useEffect, useState, type RefObject } from 'react'
import type { LoginMessages } from './login.messages'
import { usePictureCode } from './use-picture-code'

interface CodeFieldProps {
  client: SignInClient
  messages: LoginMessages
  invalid: boolean
  inputRef: RefObject<HTMLInputElement | null>
  /** the picture is there */
  onPicture?: (() => void) | undefined
}

/** The picture code and its input field. The page mounts a new one after each failed attempt. */
export function CodeField({ client, messages, invalid, inputRef, onPicture }: CodeFieldProps) {
  const { picture, renew } = usePictureCode(client)
  const code = picture.state === 'shown' ? picture.code : null
  const address = useObjectUrl(code?.picture ?? null)
  useEffect(() => {
    if (code) onPicture?.()
  }, [code, onPicture])

  const showAnother = () => {
    renew()
    if (inputRef.current) inputRef.current.value = ''
    inputRef.current?.focus()
  }
  return (
    <div className="front-field" data-state={picture.state}>
      <label htmlFor="login-code">{messages.code}</label>
      <div className="login-row">
        <input
          ref={inputRef} id="login-code" name="code" className="front-input" aria-describedby="login-code-hint"
          aria-invalid={invalid} autoComplete="off" autoCapitalize="off" spellCheck={false} maxLength={8}
        />
        {code && <input type="hidden" name="image" value={code.key} />}
        <button type="button" className="login-picture" title={messages.refreshPicture} onClick={showAnother}>
          {code && address && <img src={address} alt={messages.picture} />}
          {picture.state === 'loading' && messages.pictureLoading}
          {picture.state === 'failed' && messages.pictureFailed}
        </button>
      </div>
      <p id="login-code-hint" className="front-hint">{messages.codeHint}</p>
    </div>
  )
}

function useObjectUrl(blob: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const created = URL.createObjectURL(blob)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [blob])
  return address
}
