import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
  type Snapshot,
  type StateValue,
} from 'xstate'
import { statePaths } from '../../packages/dialogs/src/shared/state-paths'
import { leafStates } from '../machine-states'
import { type AnyEvent, type PathPlan, sampleEvents, type Start } from './path-plan'
import { arrowsFrom, callName, type NamedTransition, pathOf, regionsOf, rootTransitions, transitionsIn } from './transitions'

export interface Walk<Machine extends AnyStateMachine> {
  start: Start<Machine>
  events: AnyEvent[]
}

export interface RegionReport {
  name: string
  leaves: { reached: string[]; missing: string[] }
  transitions: { reached: string[]; missing: string[]; elsewhere: string[] }
}

export interface Exploration<Machine extends AnyStateMachine> {
  regions: RegionReport[]
  /** the shortest walks that together enter every leaf and take every transition that was found */
  walks: Walk<Machine>[]
  /** names in `elsewhere` of transitions that do not exist or that a walk takes */
  staleExemptions: string[]
}

const MAX_STEPS = 5_000

/**
 * Searches a machine breadth first, from every start with every sample event (architecture §5). A walk continues only when
 * its last step entered a leaf or took a transition for the first time: the search does not combine all states of parallel
 * regions. It makes no calls: their responses are sample events too.
 */
export function explore<Machine extends AnyStateMachine>(plan: PathPlan<Machine>): Exploration<Machine> {
  const quick = search(plan, 'untaken')
  const complete = quick.regions.every(({ leaves, transitions }) => leaves.missing.length + transitions.missing.length === 0)
  // before reporting missing states or transitions, try every event in every place
  return complete ? quick : search(plan, 'everything')
}

/** `untaken`: skips an event whose own transitions were all taken before, although further transitions may follow from it. */
function search<Machine extends AnyStateMachine>(plan: PathPlan<Machine>, tried: 'untaken' | 'everything'): Exploration<Machine> {
  const seenLeaves = new Set<string>()
  const seenArrows = new Set<AnyTransitionDefinition>()
  const found: Walk<Machine>[] = []
  const queue: { walk: Walk<Machine>; place: Place }[] = []
  const novel = (snapshot: AnyMachineSnapshot, arrows: readonly AnyTransitionDefinition[]): boolean => {
    const before = seenLeaves.size + seenArrows.size
    statePaths(snapshot.value as StateValue).split(' ').forEach((leaf) => seenLeaves.add(leaf))
    arrows.forEach((arrow) => {
      seenArrows.add(arrow)
      // a state with an immediate transition is never the state after a step
      if (arrow.source.type === 'atomic') seenLeaves.add(pathOf(arrow.source as AnyStateNode))
    })
    return seenLeaves.size + seenArrows.size > before
  }
  const worthTrying = (own: AnyTransitionDefinition[]): boolean =>
    tried === 'everything' ? own.length > 0 : own.some((arrow) => !seenArrows.has(original(plan.machine, arrow)))
  for (const start of plan.starts) {
    const { place, arrows } = step(plan.machine, actorOptions(plan.machine, start), null)
    const walk = { start, events: [] }
    novel(place.snapshot, arrows)
    found.push(walk)
    queue.push({ walk, place })
  }
  for (let steps = 0, next = queue.shift(); next && steps < MAX_STEPS; next = queue.shift()) {
    for (const event of possibleEvents(plan, next.place.snapshot)) {
      if (!worthTrying(arrowsOn(next.place.snapshot, event))) continue
      steps += 1
      const { place, arrows } = step(plan.machine, { snapshot: next.place.kept }, event)
      if (arrows.length === 0 || !novel(place.snapshot, arrows)) continue
      const walk = { start: next.walk.start, events: [...next.walk.events, event] }
      found.push(walk)
      queue.push({ walk, place })
    }
  }
  return { ...report(plan, seenLeaves, seenArrows), walks: found.filter((walk) => !found.some((other) => isLonger(other, walk))) }
}

/** Whether `other` starts with all steps of `walk`: then `walk` need not be walked separately. */
function isLonger<Machine extends AnyStateMachine>(other: Walk<Machine>, walk: Walk<Machine>): boolean {
  return (
    other !== walk && other.start === walk.start && other.events.length > walk.events.length &&
    walk.events.every((event, at) => other.events[at] === event)
  )
}

/** A call that never settles. */
export const OPEN_CALL = fromPromise(() => new Promise(() => undefined))

/** The machine with calls that never settle: the walk sends their responses as events. */
export function silenced<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const known = SILENCED.get(machine)
  if (known) return known as Machine
  const names = Object.keys(machine.implementations.actors)
  const quiet = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, OPEN_CALL])) }) as Machine
  SILENCED.set(machine, quiet)
  return quiet
}

/** Cached for each machine, because a search needs it for thousands of steps. */
const SILENCED = new WeakMap<AnyStateMachine, AnyStateMachine>()

/** The options that start an actor at a start. A restored actor ignores its input, but the type of the provider requires one. */
export function actorOptions<Machine extends AnyStateMachine>(machine: Machine, start: Start<Machine>) {
  if ('input' in start) return { input: start.input }
  const kept: unknown = { ...machine.getPersistedSnapshot(machine.resolveState(start)), children: callsOfTheRoot(machine) }
  return { input: start.context, snapshot: kept as Snapshot<unknown> }
}

/** The invoked children of the root, which run in every state, for a snapshot that is made from a state. */
function callsOfTheRoot(machine: AnyStateMachine): object {
  const running = { status: 'active', output: undefined, error: undefined, input: undefined }
  return Object.fromEntries(machine.root.invoke.map(({ id, src }) => [id, { snapshot: running, src: src as unknown, syncSnapshot: false }]))
}

/** A state of the walk: its snapshot, and the persisted snapshot from which the next steps start with the running calls. */
interface Place {
  snapshot: AnyMachineSnapshot
  kept: Snapshot<unknown>
}

function step(
  machine: AnyStateMachine,
  options: { input?: unknown; snapshot?: Snapshot<unknown> },
  event: AnyEvent | null,
): { place: Place; arrows: AnyTransitionDefinition[] } {
  const arrows: AnyTransitionDefinition[] = []
  const actor = createActor(silenced(machine), {
    ...options,
    clock: new SimulatedClock(),
    inspect: (inspected: InspectionEvent) => {
      if (inspected.type === '@xstate.microstep') arrows.push(...inspected._transitions)
    },
  })
  actor.start()
  if (event) actor.send(event)
  const place = { snapshot: actor.getSnapshot() as AnyMachineSnapshot, kept: actor.getPersistedSnapshot() }
  actor.stop()
  return { place, arrows: arrows.map((arrow) => original(machine, arrow)) }
}

/** The transition of the original machine: a machine with silenced calls has copies of all nodes, so it is found by source and index. */
function original(machine: AnyStateMachine, arrow: AnyTransitionDefinition): AnyTransitionDefinition {
  const own = machine.getStateNodeById(arrow.source.id)
  return arrowsFrom(own)[arrowsFrom(arrow.source as AnyStateNode).indexOf(arrow)] ?? arrow
}

/** The transitions that an event takes in this snapshot. Reading them is far cheaper than sending the event. */
function arrowsOn(snapshot: AnyMachineSnapshot, event: AnyEvent): AnyTransitionDefinition[] {
  const taken: AnyTransitionDefinition[] | undefined = snapshot.machine.getTransitionData(snapshot, event)
  return taken ?? []
}

/** The sample events, the responses and failures of the calls that run in this state, and its delays. */
function possibleEvents<Machine extends AnyStateMachine>(plan: PathPlan<Machine>, snapshot: AnyMachineSnapshot): AnyEvent[] {
  if (snapshot.status !== 'active') return []
  const nodes = snapshot._nodes
  const answers = nodes.flatMap((node) =>
    node.invoke
      .flatMap((call): AnyEvent[] => [
        ...(plan.answers?.[callName(call)] ?? []).map((output) => ({ type: `xstate.done.actor.${call.id}`, output, actorId: call.id })),
        ...[...(plan.failures?.[callName(call)] ?? []), CALL_FAILED].map((error) => ({ type: `xstate.error.actor.${call.id}`, error, actorId: call.id })),
      ])
      // a failure without a transition would stop the machine
      .filter(({ type }) => node.transitions.has(type)),
  )
  const clocks = nodes.flatMap((node) => [...node.transitions.keys()]).filter((type) => type.startsWith('xstate.after.'))
  return [...sampleEvents(plan.events), ...answers, ...clocks.map((type) => ({ type }))]
}

const CALL_FAILED = new Error('the call failed')

function report<Machine extends AnyStateMachine>(
  { machine, elsewhere = {} }: PathPlan<Machine>,
  seenLeaves: Set<string>,
  seenArrows: Set<AnyTransitionDefinition>,
): Pick<Exploration<Machine>, 'regions' | 'staleExemptions'> {
  const regions = regionsOf(machine).map(({ name, node }, at): RegionReport => {
    const leaves = leafStates(machine)
      .map(({ path }) => path)
      .filter((path) => node === machine.root || path === node.key || path.startsWith(`${node.key}.`))
    const arrows = node !== machine.root && at === 0 ? [...rootTransitions(machine), ...transitionsIn(node)] : transitionsIn(node)
    const taken = ({ definition }: NamedTransition) => seenArrows.has(definition)
    const isExempt = (arrow: NamedTransition) => !taken(arrow) && arrow.name in elsewhere
    return {
      name,
      leaves: { reached: leaves.filter((leaf) => seenLeaves.has(leaf)), missing: leaves.filter((leaf) => !seenLeaves.has(leaf)) },
      transitions: {
        reached: arrows.filter(taken).map(({ name }) => name),
        missing: arrows.filter((arrow) => !taken(arrow) && !isExempt(arrow)).map(({ name }) => name),
        elsewhere: arrows.filter(isExempt).map(({ name }) => name),
      },
    }
  })
  const exemptNames = new Set(regions.flatMap(({ transitions }) => transitions.elsewhere))
  return { regions, staleExemptions: Object.keys(elsewhere).filter((name) => !exemptNames.has(name)) }
}
