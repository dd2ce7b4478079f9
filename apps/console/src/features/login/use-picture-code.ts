import type { PictureCode } from '@smart-fire/api-client'
import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { useCallback, useEffect, useState } from 'react'

export type ShownPicture = { state: 'loading' | 'failed' } | { state: 'shown'; code: PictureCode }

const LOADING: ShownPicture = { state: 'loading' }

/** Loads the picture code of the login page, and another one with `renew`. A picture is valid for one attempt only (domain 13). */
export function usePictureCode(client: SignInClient): { picture: ShownPicture; renew: () => void } {
  const [picture, setPicture] = useState(LOADING)
  const [renewals, setRenewals] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const show = (next: ShownPicture) => {
      if (!controller.signal.aborted) setPicture(next)
    }
    client.auth.pictureCode(controller.signal).then((code) => show({ state: 'shown', code }), () => show({ state: 'failed' }))
    return () => controller.abort()
  }, [client, renewals])
  const renew = useCallback(() => {
    setPicture(LOADING)
    setRenewals((count) => count + 1)
  }, [])
  return { picture, renew }
}
