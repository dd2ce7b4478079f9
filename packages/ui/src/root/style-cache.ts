import createCache, { type EmotionCache } from '@emotion/cache'
import { prefixRules } from './rule-prefixer'

const KEY = 'fsc'
const caches = new WeakMap<Node, Map<string, EmotionCache>>()

/**
 * A style cache with a key of its own, so that it does not conflict with another emotion on the page (emotion #2383).
 * There is one for each container and nonce: mounting roots again does not add style elements.
 */
export function styleCache(container: Node, nonce: string | undefined): EmotionCache {
  const byNonce = caches.get(container) ?? new Map<string, EmotionCache>()
  caches.set(container, byNonce)
  const cache = byNonce.get(nonce ?? '') ?? createStyleCache(container, nonce)
  byNonce.set(nonce ?? '', cache)
  return cache
}

function createStyleCache(container: Node, nonce: string | undefined): EmotionCache {
  return createCache({ key: KEY, container, stylisPlugins: [prefixRules], ...(nonce === undefined ? {} : { nonce }) })
}
