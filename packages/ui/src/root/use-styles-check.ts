import type { EmotionCache } from '@emotion/cache'
import { useEffect } from 'react'
import { styleElements } from './style-cache'

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
function isBlocked(cache: EmotionCache): boolean {
  return styleElements(cache).some(({ sheet }) => sheet === null)
}
