import type { PictureCode } from '@smart-fire/api-client'
import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { whileWanted } from '@smart-fire/dialogs/regions'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState, type RefObject } from 'react'
import { fromPromise, type ActorOptions } from 'xstate'
import type { LoginMessages } from './login.messages'
import { pictureCodeMachine } from './picture-code.machine'

interface CodeFieldProps {
  client: SignInClient
  messages: LoginMessages
  invalid: boolean
  inputRef: RefObject<HTMLInputElement | null>
  /** the picture is there */
  onPicture?: (() => void) | undefined
  /** the start state in stories */
  options?: ActorOptions<typeof pictureCodeMachine>
}

/** The picture code and its input field. The page mounts a new one after each failed attempt. */
export function CodeField({ client, messages, invalid, inputRef, onPicture, options }: CodeFieldProps) {
  const machine = useMemo(() => pictureCodeMachine.provide({
    actors: { fetchPicture: fromPromise<PictureCode>(({ signal }) => whileWanted(signal, () => client.auth.pictureCode(signal))) },
  }), [client])
  const actor = useActorRef(machine, options)
  const { value: state, context } = useSelector(actor, (snapshot) => snapshot)
  const address = useObjectUrl(context.picture?.picture ?? null)
  useEffect(() => {
    if (context.picture) onPicture?.()
  }, [context.picture, onPicture])

  const renew = () => {
    actor.send({ type: 'picture.refresh' })
    if (inputRef.current) inputRef.current.value = ''
    inputRef.current?.focus()
  }
  return (
    <div className="front-field" data-state={state}>
      <label htmlFor="login-code">{messages.code}</label>
      <div className="login-row">
        <input
          ref={inputRef} id="login-code" name="code" className="front-input" aria-describedby="login-code-hint"
          aria-invalid={invalid} autoComplete="off" autoCapitalize="off" spellCheck={false} maxLength={8}
        />
        {context.picture && <input type="hidden" name="image" value={context.picture.key} />}
        <button type="button" className="login-picture" title={messages.refreshPicture} onClick={renew}>
          {state === 'shown' && address && <img src={address} alt={messages.picture} />}
          {state === 'loading' && messages.pictureLoading}
          {state === 'failed' && messages.pictureFailed}
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
