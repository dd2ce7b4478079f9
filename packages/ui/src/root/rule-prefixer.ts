import { CACHE_KEY, RULES_CLASS } from './root-class'

// twice, so that our reset (0,2,0) and components (0,3,0) outweigh a host's `.theme table td` (0,1,2)
const PREFIX = `.${RULES_CLASS}.${RULES_CLASS}`

/** The part of a stylis node that the prefixer reads; stylis has no types. */
export interface StylisNode {
  type: string
  value: string
  props: string[] | string
  parent: StylisNode | null
  root: StylisNode | null
}

/**
 * Adds our root class before every selector, so that rules match below our roots only and outweigh the host's (embedding C4). Names of
 * keyframes, which no class limits, get the version instead.
 */
export function prefixRules(node: StylisNode): void {
  if (node.type.endsWith('keyframes')) node.value = versioned(node.value)
  if (node.type === 'decl' && (node.props === 'animation' || node.props === 'animation-name')) node.value = versioned(node.value)
  if (node.type !== 'rule' || !Array.isArray(node.props) || isInKeyframes(node)) return
  node.props = node.props.map((selector) => (selector.startsWith(`.${RULES_CLASS}`) ? selector : `${PREFIX} ${selector}`))
}

/** With our keyframes under the names of this version. The name of a custom property begins with dashes and stays. */
function versioned(text: string): string {
  return text.replaceAll(/(?<![\w-])fsc-(?=[a-z])/g, `${CACHE_KEY}-`)
}

function isInKeyframes(node: StylisNode): boolean {
  for (let at = node.parent; at; at = at.parent) if (at.type.endsWith('keyframes')) return true
  return node.root?.type.endsWith('keyframes') ?? false
}
