import { useMessages } from '@smart-fire/dialogs/provider'
import { useState } from 'react'
import { refusalOf } from '..'
import * as catalogue from './account-security.messages'

/** Runs one call of a small form: whether it runs, and why the server refused it. */
export function useAttempt(): { busy: boolean; error: string | undefined; attempt: <T>(call: () => Promise<T>, then: (result: T) => void) => void } {
  const words = useMessages(catalogue)
  const [{ busy, error }, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
  const attempt = <T>(call: () => Promise<T>, then: (result: T) => void) => {
    if (busy) return
    setState({ busy: true })
    call().then(
      (result) => {
        setState({ busy: false })
        then(result)
      },
      (problem: unknown) => setState({ busy: false, error: refusalOf(problem).message ?? words.noResponse }),
    )
  }
  return { busy, error, attempt }
}
