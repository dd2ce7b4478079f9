import { useState } from 'react'
import { useWhyNot } from '../lib/use-why-not'

/**
 * Runs one call of a small form, one at a time: whether it runs, and why the server refused it. `noResponse` is the reason when it has
 * not answered.
 */
export function useAttempt(noResponse: string): { busy: boolean; error: string | undefined; attempt: <T>(call: () => Promise<T>, then: (result: T) => void) => void } {
  const [{ busy, error }, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
  const whyNot = useWhyNot()
  const attempt = <T>(call: () => Promise<T>, then: (result: T) => void) => {
    if (busy) return
    setState({ busy: true })
    call().then(
      (result) => {
        setState({ busy: false })
        then(result)
      },
      (problem: unknown) => setState({ busy: false, error: whyNot(problem, noResponse) }),
    )
  }
  return { busy, error, attempt }
}
