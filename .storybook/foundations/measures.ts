import { semanticTokens, tokens } from '../../packages/ui/src/theme/tokens'

type Group = 'spacing' | 'fontSizes' | 'lineHeights' | 'fontWeights' | 'radii' | 'durations' | 'easings' | 'zIndex' | 'fonts'

export interface Measure {
  name: string
  /** as it is without a host that sets another one, e.g. `14px` */
  value: string
}

/** The measures of a group of tokens, in the order in which they are declared, small ones first. */
export function measures(group: Group): Measure[] {
  return Object.entries(tokens[group]).map(([name, { value }]) => ({ name, value: plain(String(value)) })).sort((one, other) => Number.parseFloat(one.value) - Number.parseFloat(other.value))
}

export function controlHeights(): Measure[] {
  return Object.entries(tokens.sizes.control).map(([name, { value }]) => ({ name: `control.${name}`, value: plain(value) }))
}

export function shadows(): { name: string; light: string; dark: string }[] {
  return Object.entries(semanticTokens.shadows).map(([name, { value }]) => ({ name, light: value.base, dark: value._dark }))
}

/** Without the factor of the theme and the variable of the host: `calc(14px * var(--fsc-scale))`, `var(--fsc-radius, 5px)`. */
function plain(value: string): string {
  const scaled = /^calc\((\S+) \* var\(--fsc-scale\)\)$/.exec(value)
  if (scaled?.[1]) return scaled[1]
  const ranked = /^calc\(var\(--fsc-z-base\) \+ (\d+)\)$/.exec(value)
  if (ranked?.[1]) return ranked[1]
  const ofHost = /^var\(--[\w-]+, (.*)\)$/.exec(value)
  return ofHost?.[1] ? plain(ofHost[1]) : value
}
