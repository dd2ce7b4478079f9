import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { GivenValues } from '../given-values'

/** The delay between the last key and the new query. */
export const TYPING_PAUSE_MS = 300

/**
 * What is typed into a text filter, until the address has it and as long as the field has the focus: the address takes the trimmed text, and
 * it takes it late. A text that an input method is still composing is not applied.
 *
 * @param given the text in the address
 * @param values all filters in the address
 */
export function useTypedText(given: string, values: GivenValues, onChange: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isComposing, setComposing] = useState(false)
  const apply = useEffectEvent(onChange)
  /** texts that were applied and that the address does not have yet, the oldest first */
  const applied = useRef<string[]>([])
  const before = useRef(given)
  const hasFocus = useRef(false)
  const address = JSON.stringify(values)

  useLayoutEffect(() => {
    const isOther = given !== before.current
    before.current = given
    const at = applied.current.indexOf(given)
    // while the user goes on typing, the address has an earlier text
    if (at >= 0) applied.current.splice(0, at + 1)
    // Back, a reset or a link: not what was typed here
    else if (isOther || applied.current.length > 0) {
      applied.current = []
      setDraft(null)
    }
    if (!hasFocus.current) setDraft((typed) => (typed?.trim() === given ? null : typed))
  }, [given, address])

  useEffect(() => {
    if (draft === null || isComposing) return
    const text = draft.trim()
    if (text === (applied.current.at(-1) ?? before.current)) return
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // the user has opened another screen, which is still loading: the filter of this one must not lead back
      if (window.location.pathname !== pathname) return
      applied.current.push(text)
      apply(text)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, isComposing])

  return {
    value: draft ?? given,
    onChange: setDraft,
    onFocus: () => { hasFocus.current = true },
    onBlur: () => {
      hasFocus.current = false
      if (draft?.trim() === given) setDraft(null)
    },
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  }
}
