/**
 * What build tools and browsers report at run time for a module of `ol` that is not installed, or that the page cannot find:
 * webpack and Node, Vite for an optional peer, browsers without a bundler. A part of the library that could not be fetched is another case.
 */
const MISSING = [
  /^Cannot find (?:module|package) 'ol(?:\/[^']*)?'/,
  /^Could not resolve "ol(?:\/[^"]*)?" imported by/,
  /^Failed to resolve module specifier "?ol(?:\/[\w./]*)?"?/,
  /^(?:The specifier|Module name,?) ["“'‘]ol(?:\/[^"”'’]*)?["”'’] (?:was a bare specifier|does not resolve)/,
]

/** Whether the map library is not there at all, so that trying again is of no use. */
export function isMissingLibrary(error: unknown): boolean {
  return error instanceof Error && MISSING.some((pattern) => pattern.test(error.message))
}
