import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** A transition of a machine with a readable name. */
export interface NamedTransition {
  /** e.g. `list.loading · loadPage failed → list.failed` */
  name: string
  definition: AnyTransitionDefinition
}

/** A region of a machine: a child of its parallel state, or the whole machine. */
export interface Region {
  /** e.g. `mode`; the machine's own id when it has one region only */
  name: string
  node: AnyStateNode
}

/** The regions of a machine (architecture §5): the outermost parallel children, else the machine itself. */
export function regionsOf(machine: AnyStateMachine): Region[] {
  const { root } = machine
  if (root.type !== 'parallel') return [{ name: machine.id, node: root }]
  return Object.values(root.states).map((node) => ({ name: node.key, node }))
}

/** Every transition inside a state, in source order. */
export function transitionsIn(node: AnyStateNode): NamedTransition[] {
  const own = arrowsFrom(node)
  const named = own.map((definition, at) => ({ name: transitionName(definition, ordinal(own, at)), definition }))
  return [...named, ...Object.values(node.states).flatMap(transitionsIn)]
}

/** The transitions of the root itself. They belong to no region and are counted with the first one. */
export function rootTransitions(machine: AnyStateMachine): NamedTransition[] {
  const own = arrowsFrom(machine.root)
  return own.map((definition, at) => ({ name: transitionName(definition, ordinal(own, at)), definition }))
}

/** The transitions of a state, including those without an event. */
export function arrowsFrom(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

/** The number of a transition among several on the same event, which differ by their guards. */
function ordinal(arrows: AnyTransitionDefinition[], at: number): string {
  const same = arrows.filter(({ eventType }) => eventType === arrows[at]?.eventType)
  const place = same.findIndex((arrow) => arrow === arrows[at])
  return same.length > 1 ? ` #${place + 1}` : ''
}

function transitionName(definition: AnyTransitionDefinition, place: string): string {
  const from = pathOf(definition.source)
  const to = definition.target?.map(pathOf).join(' ') ?? 'stays'
  return `${from} · ${eventName(definition)}${place} → ${to}`
}

export function pathOf(node: AnyStateNode): string {
  return node.path.length === 0 ? node.machine.id : node.path.join('.')
}

/** A readable name of an event: `loadPage succeeds`, `after 30000`. */
export function eventName({ eventType, source }: Pick<AnyTransitionDefinition, 'eventType' | 'source'>): string {
  const type = String(eventType)
  if (type === '') return 'always'
  const after = /^xstate\.after\.([^.]+)\./.exec(type)
  if (after) return `after ${after[1]}`
  const settled = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type)
  if (!settled) return type.startsWith('xstate.done.state') ? 'done' : type
  const invoked = source.invoke.find(({ id }) => id === settled[2])
  return `${invoked ? callName(invoked) : settled[2]} ${settled[1] === 'done' ? 'succeeds' : 'fails'}`
}

/** The name of the actor that a state invokes. */
export function callName({ src, id }: { src: unknown; id: string }): string {
  return typeof src === 'string' ? src : id
}
