import type { EmotionCache } from '@emotion/cache'
import { useSyncExternalStore } from 'react'

const written = new WeakMap<EmotionCache, Set<string>>()

/**
 * The rules of a root that was rendered on a server. They stand after its elements, because a server renders in this order, and
 * go when the page is hydrated: then the browser's own style cache has them.
 */
export function ServerStyles({ cache, nonce }: { cache: EmotionCache; nonce: string | undefined }) {
  const isServers = useSyncExternalStore(neverChanges, () => false, () => true)
  if (!isServers) return null
  // eslint-disable-next-line no-restricted-syntax -- the text is only rules of our own; React would escape their `>`
  return <style data-fsc-server="" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: newRules(cache) }} />
}

function neverChanges() {
  return () => undefined
}

/** The rules that no root inside has written yet; none in a browser, where the cache keeps no text. */
function newRules(cache: EmotionCache): string {
  const before = written.get(cache) ?? new Set<string>()
  written.set(cache, before)
  const names = Object.keys(cache.inserted).filter((name) => !before.has(name))
  for (const name of names) before.add(name)
  return names.map((name) => cache.inserted[name]).filter((rules) => typeof rules === 'string').join('')
}
