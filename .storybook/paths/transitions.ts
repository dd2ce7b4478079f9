import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** One written arrow of a machine, named so that a person finds it again. */
export interface NamedTransition {
  /** e.g. `list.loading · loadPage failed → list.failed` */
  name: string
  definition: AnyTransitionDefinition
}

/** What lives side by side with other such parts: a child of a parallel state, or the whole machine. */
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

/** Every arrow that is written inside a state, in the order in which it is written. */
export function transitionsIn(node: AnyStateNode): NamedTransition[] {
  const own = arrowsFrom(node)
  const named = own.map((definition, at) => ({ name: transitionName(definition, ordinal(own, at)), definition }))
  return [...named, ...Object.values(node.states).flatMap(transitionsIn)]
}

/** Arrows whose target is the root's own handler belong to no region: they are counted with the first. */
export function rootTransitions(machine: AnyStateMachine): NamedTransition[] {
  const own = arrowsFrom(machine.root)
  return own.map((definition, at) => ({ name: transitionName(definition, ordinal(own, at)), definition }))
}

/** The arrows of one state, with those that need no event. */
export function arrowsFrom(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

/** Several arrows on the same event differ by their guards: they are told apart by their place. */
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

/** An event in words: calls by their own name, clocks by their delay. */
export function eventName({ eventType, source }: Pick<AnyTransitionDefinition, 'eventType' | 'source'>): string {
  const type = String(eventType)
  if (type === '') return 'always'
  const after = /^xstate\.after\.([^.]+)\./.exec(type)
  if (after) return `after ${after[1]}`
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type)
  if (!answer) return type.startsWith('xstate.done.state') ? 'done' : type
  const invoked = source.invoke.find(({ id }) => id === answer[2])
  return `${invoked ? callName(invoked) : answer[2]} ${answer[1] === 'done' ? 'answers' : 'fails'}`
}

/** The name under which a machine knows the call that a state makes. */
export function callName({ src, id }: { src: unknown; id: string }): string {
  return typeof src === 'string' ? src : id
}
