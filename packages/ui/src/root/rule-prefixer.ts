/** The class of our two roots: the one in the page and the one for overlays. */
export const ROOT_CLASS = 'fsc-root'

// twice, so that our reset (0,2,0) and components (0,3,0) outweigh a host's `.theme table td` (0,1,2)
const PREFIX = `.${ROOT_CLASS}.${ROOT_CLASS}`

/** The part of a stylis node that the prefixer reads; stylis has no types. */
export interface StylisNode {
  type: string
  props: string[] | string
  parent: StylisNode | null
  root: StylisNode | null
}

/** Adds our root class before every selector, so that rules match below our roots only and outweigh the host's (embedding C4). */
export function prefixRules(node: StylisNode): void {
  if (node.type !== 'rule' || !Array.isArray(node.props) || isInKeyframes(node)) return
  node.props = node.props.map((selector) => (selector.startsWith(`.${ROOT_CLASS}`) ? selector : `${PREFIX} ${selector}`))
}

function isInKeyframes(node: StylisNode): boolean {
  for (let at = node.parent; at; at = at.parent) if (at.type.endsWith('keyframes')) return true
  return node.root?.type.endsWith('keyframes') ?? false
}
