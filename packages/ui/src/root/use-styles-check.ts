import type { EmotionCache } from '@emotion/cache'
import { useEffect } from 'react'

const reported = new WeakSet<EmotionCache>()

/** Reports once that the page blocks our style elements: a Content-Security-Policy does so without a word in the page. */
export function useStylesCheck(cache: EmotionCache, message: string): void {
  useEffect(() => {
    if (reported.has(cache) || !isBlocked(cache)) return
    reported.add(cache)
    console.error(message)
  }, [cache, message])
}

/** A style element that is blocked has no style sheet. */
function isBlocked({ key, sheet: { container } }: EmotionCache): boolean {
  if (!(container instanceof Element || container instanceof ShadowRoot)) return false
  return [...container.querySelectorAll<HTMLStyleElement>(`style[data-emotion^="${key}"]`)].some(({ sheet }) => sheet === null)
}
