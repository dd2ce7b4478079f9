import { useChakraContext, type GlobalStyleObject, type SystemContext } from '@chakra-ui/react'
import { __unsafe_useEmotionCache as useStyleCache, css, type EmotionCache, type SerializedStyles } from '@emotion/react'
import { useInsertionEffect } from 'react'

const serialized = new WeakMap<SystemContext, Map<GlobalStyleObject, SerializedStyles>>()

/**
 * Writes the rules of an entry that is loaded later than the root (`./form`, `./screen`) into the root's own style sheet.
 * They are written once for each sheet, however many components use them, and get the root's prefix like all others.
 *
 * @param styles selectors and declarations in our tokens; no comma in a selector of the first level
 */
export function usePartStyles(styles: GlobalStyleObject): void {
  const system = useChakraContext()
  const cache = useStyleCache()
  // a server runs no effects
  if (typeof document === 'undefined' && cache) insertOnce(cache, rulesOf(system, styles))
  useInsertionEffect(() => {
    if (cache) insertOnce(cache, rulesOf(system, styles))
  }, [system, cache, styles])
}

function insertOnce(cache: EmotionCache, rules: SerializedStyles): void {
  if (cache.inserted[rules.name] === undefined) cache.insert('', rules, cache.sheet, true)
}

function rulesOf(system: SystemContext, styles: GlobalStyleObject): SerializedStyles {
  const known = serialized.get(system) ?? new Map<GlobalStyleObject, SerializedStyles>()
  serialized.set(system, known)
  const rules = known.get(styles) ?? css(system.css(nested(styles)))
  known.set(styles, rules)
  return rules
}

/** The system reads a selector only behind `&`. */
function nested(styles: GlobalStyleObject): GlobalStyleObject {
  return Object.fromEntries(Object.entries(styles).map(([selector, rule]) => [`&${selector}`, rule]))
}
