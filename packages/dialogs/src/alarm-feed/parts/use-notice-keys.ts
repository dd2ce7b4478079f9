import { useEffect, useRef, useState, type RefObject } from 'react'
import { listenToNoticeKeys } from './notice-keys'

interface NoticeKeys {
  /** for the stack of live notices */
  stackRef: (stack: HTMLElement | null) => void
  /** for the button of the feed */
  button: RefObject<HTMLButtonElement | null>
}

/** F6 and Esc around the live notices, as long as they are on the page. */
export function useNoticeKeys(): NoticeKeys {
  const [stack, setStack] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => (stack ? listenToNoticeKeys(stack, () => button.current) : undefined), [stack])
  return { stackRef: setStack, button }
}
