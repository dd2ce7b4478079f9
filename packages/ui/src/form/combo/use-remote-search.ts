import { useEffect, useRef, useState } from 'react'
import { useLayoutEffect } from '../../root/use-layout-effect'
import type { ComboOption, ComboSearch } from './combo-options'

const PAUSE_MS = 300 // after the last key (pages.md 3)

/** The state of a search. */
export type Found = { name: 'loading' } | { name: 'failed' } | { name: 'ready'; options: readonly ComboOption[] }

type Result = { text: string; options: readonly ComboOption[] | null }

/**
 * Runs a search for the text while `active`: at once for an empty text, otherwise after a pause. A response to an earlier
 * text is aborted, and dropped when it arrives anyway.
 */
export function useRemoteSearch(search: ComboSearch | undefined, text: string, active: boolean): { found: Found; retry: () => void } {
  const [result, setResult] = useState<Result | null>(null)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(search)
  useLayoutEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    setResult(null)
    if (!active) return
    const own = new AbortController()
    const report = (options: Result['options']) => (own.signal.aborted ? undefined : setResult({ text, options }))
    const timer = setTimeout(() => void run(latest.current, text, own.signal).then(report, () => report(null)), text === '' ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(timer)
      own.abort()
    }
  }, [text, active, attempt])
  return { found: foundFor(text, result), retry: () => setAttempt(attempt + 1) }
}

/** A search that throws before it returns a promise counts as failed, too. */
async function run(search: ComboSearch | undefined, text: string, signal: AbortSignal): Promise<readonly ComboOption[]> {
  return search ? search(text, signal) : []
}

function foundFor(text: string, result: Result | null): Found {
  if (result?.text !== text) return { name: 'loading' }
  return result.options === null ? { name: 'failed' } : { name: 'ready', options: result.options }
}
