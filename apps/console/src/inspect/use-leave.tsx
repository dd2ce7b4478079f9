import { useRef, useState, type ReactNode } from 'react'
import { useAskBeforeUnload } from '../lib/use-ask-before-unload'
import type { Words } from './inspect.messages'
import { Question } from './question'

interface Leave {
  /** Goes at once where nothing is lost, otherwise after a question. */
  leave: (go: () => void) => void
  question: ReactNode
}

/**
 * Asks before a form is left whose input is not kept yet. `lost` says what that is, or null where there is nothing. The browser asks in its own
 * words before the page is closed.
 */
export function useLeave(words: Words, lost: string | null): Leave {
  const [going, setGoing] = useState<{ go: () => void } | null>(null)
  const asked = useRef<Element | null>(null)
  const isBegun = lost !== null
  useAskBeforeUnload(isBegun)
  // the form stays open below the question: emptied by hand it has nothing to ask about, also when it is filled in again
  if (going && !isBegun) setGoing(null)
  const stay = () => {
    setGoing(null)
    if (asked.current instanceof HTMLElement) asked.current.focus()
  }
  return {
    leave: (go) => {
      if (!isBegun) return go()
      asked.current = document.activeElement
      setGoing({ go })
    },
    question: going && lost !== null ? <Question title={words.leaveTitle} text={lost} keep={words.goOn} lose={words.leave} onKeep={stay} onLose={going.go} /> : null,
  }
}
