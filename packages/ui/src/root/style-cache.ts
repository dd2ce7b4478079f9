import createCache, { type EmotionCache } from '@emotion/cache'
import { CACHE_KEY } from './root-class'
import { prefixRules } from './rule-prefixer'

/** One array for all caches: on a server emotion keeps the compiled rules for each. */
const PLUGINS = [prefixRules]
const caches = new WeakMap<Node, Map<string, EmotionCache>>()

/**
 * A style cache with a key of its own, so that it does not conflict with another emotion on the page (emotion #2383).
 * There is one for each container and nonce: mounting roots again does not add style elements. One whose style elements the
 * host has taken out, or taken out and put back, has no rules any more, so that a new one takes its place.
 */
export function styleCache(container: Node, nonce: string | undefined): EmotionCache {
  const byNonce = caches.get(container) ?? new Map<string, EmotionCache>()
  caches.set(container, byNonce)
  const known = byNonce.get(nonce ?? '')
  if (known?.sheet.tags.every((tag) => tag.parentNode === container) && !hasLostRules(known)) return known
  known?.sheet.flush()
  const cache = createStyleCache(nonce, { container })
  byNonce.set(nonce ?? '', cache)
  return cache
}

/**
 * A browser forgets the rules of a style element that was taken out of the page, with its shadow root for instance, and put back.
 * The first one, which has the tokens, tells it: nothing is added to it later.
 */
export function hasLostRules(cache: EmotionCache): boolean {
  return styleElements(cache)[0]?.sheet?.cssRules.length === 0
}

/** All that the cache and its global rules have written. */
export function styleElements({ key, sheet: { container } }: EmotionCache): HTMLStyleElement[] {
  return container instanceof Element || container instanceof ShadowRoot ? [...container.querySelectorAll<HTMLStyleElement>(`style[data-emotion^="${key}"]`)] : []
}

/** The style cache of a root that is rendered on a server, one for each render; a root inside it uses that of the outer one. */
export function serverStyleCache(nonce: string | undefined, outer: EmotionCache | null): EmotionCache {
  return outer?.key === CACHE_KEY ? outer : createStyleCache(nonce)
}

function createStyleCache(nonce: string | undefined, place: { container?: Node } = {}): EmotionCache {
  const cache = createCache({ key: CACHE_KEY, stylisPlugins: PLUGINS, ...place, ...(nonce === undefined ? {} : { nonce }) })
  // on a server emotion keeps the rules, for `ServerStyles`: its own style elements stand between those of the page and break the hydration
  cache.compat = true
  return cache
}
