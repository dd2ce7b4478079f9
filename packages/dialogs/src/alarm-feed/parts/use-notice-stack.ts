import { useEffect, useRef, useState, type RefObject } from 'react'
import { useReturnedFocus } from '../../shared/use-returned-focus'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { listenToNoticeKeys } from './notice-keys'

interface NoticeStackRefs {
  /** for the stack of live notices */
  stackRef: (stack: HTMLElement | null) => void
  /** for the button of the feed */
  button: RefObject<HTMLButtonElement | null>
}

/** F6 and Esc around the live notices, as long as they are on the page, and the focus after a dialog that one of them has opened. */
export function useNoticeStack(): NoticeStackRefs {
  const [stack, setStack] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const goOn = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    if (!stack) return
    const gone = new AbortController()
    goOn.current = listenToNoticeKeys(stack, () => button.current, gone.signal)
    return () => {
      goOn.current = undefined
      gone.abort()
    }
  }, [stack])
  const isOpen = AlarmFeedActor.useSelector(({ value }) => value.overlay !== 'none')
  // the alarm of the notice may have been handled in the dialog
  useReturnedFocus(isOpen, () => goOn.current?.())
  return { stackRef: setStack, button }
}
