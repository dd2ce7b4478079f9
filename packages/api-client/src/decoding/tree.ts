import { decoder, readOf, Refusal } from './decoder'
import { items } from './items'
import { report } from './reporting'
import { isWireObject, ownValue } from './shape'
import type { GenericSchema } from './valibot'

interface Tree<Fields, Node> {
  fields: GenericSchema<unknown, Fields>
  /** wire names of the list of children */
  children: readonly string[]
  /** levels below the first one; what is deeper is dropped and reported */
  depth: number
  node: (fields: Fields, children: Node[]) => Node
}

/**
 * A node of a tree with its children; missing children are none. A node that cannot be read, or whose children are no list,
 * is dropped with its children and reported.
 */
export function tree<Fields, Node>({ fields, children, depth, node }: Tree<Fields, Node>): GenericSchema<unknown, Node> {
  const read = readOf(fields)
  return decoder((wire): Node | Refusal => {
    const own = read(wire)
    if (own instanceof Refusal || !isWireObject(wire)) return own instanceof Refusal ? own : new Refusal('not an object')
    const sent = ownValue(wire, children)
    if (depth === 0) {
      if (sent !== null) report('rowDropped', 'nested too deep')
      return node(own, [])
    }
    const below = readOf(items(tree({ fields, children, depth: depth - 1, node })))(sent)
    return below instanceof Refusal ? new Refusal(`${children.join('|')}: ${below.reason}`) : node(own, below)
  })
}
