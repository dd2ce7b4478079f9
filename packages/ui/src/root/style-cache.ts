import createCache, { type EmotionCache } from '@emotion/cache'
import { prefixRules } from './rule-prefixer'

const KEY = 'fsc'
const caches = new WeakMap<Node, Map<string, EmotionCache>>()

/**
 * Our own style cache, so that a second emotion on the page never fights with ours (emotion #2383).
 * One for each container and nonce: roots that come and go leave no style elements behind.
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
