import type { EmotionCache } from '@emotion/cache'
import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react'
import { useEffect, useMemo, useReducer } from 'react'
import { hasLostRules, serverStyleCache, styleCache } from './style-cache'

/**
 * The style cache of a root. A host may take its shadow root out of the page and put it back, as a view that is kept alive: the
 * browser has forgotten the rules then, and the root gets a new cache. A style element that is put in again has a `load` event.
 */
export function useRootCache(shadowRoot: ShadowRoot | undefined, nonce: string | undefined): EmotionCache {
  const outer = useStyleCache()
  const onServer = useMemo(() => (typeof document === 'undefined' ? serverStyleCache(nonce, outer) : null), [nonce, outer])
  const cache = onServer ?? styleCache(shadowRoot ?? document.head, nonce)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const check = () => {
      if (hasLostRules(cache)) drawAgain()
    }
    shadowRoot?.addEventListener('load', check, true)
    return () => shadowRoot?.removeEventListener('load', check, true)
  }, [cache, shadowRoot])
  return cache
}
