import { useEffect, useRef, useState, type RefObject } from 'react'
import { listenToNoticeKeys } from './notice-keys'

interface NoticeStackRefs {
  /** for the stack of live notices */
  stackRef: (stack: HTMLElement | null) => void
  /** for the button of the feed */
  button: RefObject<HTMLButtonElement | null>
}

/** F6 and Esc around the live notices, as long as they are on the page. */
export function useNoticeStack(): NoticeStackRefs {
  const [stack, setStack] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!stack) return
    const gone = new AbortController()
    listenToNoticeKeys(stack, () => button.current, gone.signal)
    return () => gone.abort()
  }, [stack])
  return { stackRef: setStack, button }
}
