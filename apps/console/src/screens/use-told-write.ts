import { isApiError } from '@smart-fire/api-client'
import { useErrorNotice } from '@smart-fire/dialogs/provider'
import { useCallback, useEffect, useRef } from 'react'

/** Gives the result of a write; a failure is shown once more as a notice, beside the place where it belongs. */
type ToldWrite = <T>(write: Promise<T>) => Promise<T>

/**
 * Every write that the server does not accept gets the notice of the error catalogue: 禁止, 失败 and the server's message
 * (spec 1 §8). A conflict and an invalid input have dialogs and fields of their own. The same function at every render.
 */
export function useToldWrite(): ToldWrite {
  const reportError = useErrorNotice()
  const latest = useRef(reportError)
  useEffect(() => {
    latest.current = reportError
  })
  return useCallback(async (write) => {
    try {
      return await write
    } catch (error) {
      if (!isApiError(error) || !SHOWN_IN_PLACE.includes(error.kind)) latest.current(error)
      throw error
    }
  }, [])
}

const SHOWN_IN_PLACE = ['conflict', 'invalid']
