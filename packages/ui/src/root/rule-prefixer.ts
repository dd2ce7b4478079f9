/** The class of our roots: the page's own one and the one that overlays are drawn in. */
export const ROOT_CLASS = 'fsc-root'

// twice, so that a host's `.theme table td` (0,1,2) never outweighs our reset (0,2,0) or a component (0,3,0)
const PREFIX = `.${ROOT_CLASS}.${ROOT_CLASS}`

/** The part of a stylis node that the prefixer reads; stylis ships no types of its own. */
export interface StylisNode {
  type: string
  props: string[] | string
  parent: StylisNode | null
  root: StylisNode | null
}

/** Puts our root in front of every selector: the host is never matched, and we outweigh it (embedding C4). */
export function prefixRules(node: StylisNode): void {
  if (node.type !== 'rule' || !Array.isArray(node.props) || isInKeyframes(node)) return
  node.props = node.props.map((selector) => (selector.startsWith(`.${ROOT_CLASS}`) ? selector : `${PREFIX} ${selector}`))
}

function isInKeyframes(node: StylisNode): boolean {
  for (let at = node.parent; at; at = at.parent) if (at.type.endsWith('keyframes')) return true
  return node.root?.type.endsWith('keyframes') ?? false
}
