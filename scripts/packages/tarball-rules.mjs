// Rules that can be checked only in the packed tarball, because development runs from source (toolchain 2.2).

const USES_REACT = /from ?["'](?:react|react\/jsx-runtime|@chakra-ui\/react|@emotion\/react|@xstate\/react)["']/

/** Entries that use React must begin with `"use client"`, all others must not. */
export function directiveProblems(entries) {
  return entries.flatMap(({ name, codes }) => {
    const client = codes.some((code) => USES_REACT.test(code))
    const marked = /^\s*["']use client["']/.test(codes[0] ?? '')
    if (client && !marked) return [`${name} uses React but does not begin with "use client"`]
    if (!client && marked) return [`${name} begins with "use client" but uses no React`]
    return []
  })
}

/** For our other packages, and for hosts that write machines. No other declaration names these entries. */
const OWN_TYPES_OF_LIBRARIES = /(?:ui\/dist\/layout|dialogs\/dist\/(?:regions|testing))\.d\.ts$/

/**
 * Our public types must not use types of Chakra or Ark, which do not compile under node16 resolution, nor of XState, which do not compile
 * under `exactOptionalPropertyTypes`.
 */
export function typeLeakProblems(declarations) {
  return declarations
    .filter(({ file, text }) => !OWN_TYPES_OF_LIBRARIES.test(file) && /@chakra-ui|@ark-ui|@zag-js|@smart-fire\/ui\/layout|["'](?:@xstate\/react|xstate)["']/.test(text))
    .map(({ file }) => `${file} names a type of Chakra, Ark or XState`)
}

/** A bundler keeps a component or a context that is not used, and all that it names, unless its call is marked. */
export function impureCallProblems(name, builtTexts) {
  const unmarked = builtTexts.flatMap((text) => [...text.matchAll(/^(?:var|const|let) (\w+) = (?:forwardRef|memo|createContext|createActorContext)\d*\(/gm)].map(([, made]) => made))
  return unmarked.map((made) => `${name} makes ${made} by a call that is not marked as pure`)
}

/** A context in two chunks is created twice: a reader of one does not find the provider of the other. */
export function duplicateContextProblems(name, sourceTexts, builtTexts) {
  const count = (texts) => texts.reduce((sum, text) => sum + [...text.matchAll(/\bcreate(?:Actor)?Context\d*\s*(?:<[^;]*?>)?\(/g)].length, 0)
  const [written, built] = [count(sourceTexts), count(builtTexts)]
  return written === built ? [] : [`${name} creates ${written} contexts in its sources but ${built} in its build`]
}
