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
  /** the shortest walks that together enter every leaf and take every arrow found */
  walks: Walk<Machine>[]
  /** names in `elsewhere` that do not exist or that the walk takes after all */
  staleExcuses: string[]
}

const MOST_STEPS = 5_000

/**
 * Breadth first through a machine, from every start with every sample event, going on wherever something new was
 * seen: a leaf that its region had not shown yet, or an arrow nobody had taken (architecture §5). Regions are not
 * multiplied with each other. Nothing is called: answers are sample events too.
 */
export function explore<Machine extends AnyStateMachine>(plan: PathPlan<Machine>): Exploration<Machine> {
  const quick = search(plan, 'what looks new')
  const complete = quick.regions.every(({ leaves, transitions }) => leaves.missing.length + transitions.missing.length === 0)
  // what is called missing was looked for everywhere
  return complete ? quick : search(plan, 'everything')
}

/** `what looks new`: an event whose own arrows were all taken before is not tried again, although others may follow from it. */
function search<Machine extends AnyStateMachine>(plan: PathPlan<Machine>, tried: 'what looks new' | 'everything'): Exploration<Machine> {
  const seenLeaves = new Set<string>()
  const seenArrows = new Set<AnyTransitionDefinition>()
  const found: Walk<Machine>[] = []
  const queue: { walk: Walk<Machine>; place: Place }[] = []
  const novel = (snapshot: AnyMachineSnapshot, arrows: readonly AnyTransitionDefinition[]): boolean => {
    const before = seenLeaves.size + seenArrows.size
    statePaths(snapshot.value as StateValue).split(' ').forEach((leaf) => seenLeaves.add(leaf))
    arrows.forEach((arrow) => {
      seenArrows.add(arrow)
      // a state that is left at once is never where a step ends
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
  for (let steps = 0, next = queue.shift(); next && steps < MOST_STEPS; next = queue.shift()) {
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

/** A walk that another one begins with needs no walking of its own. */
function isLonger<Machine extends AnyStateMachine>(other: Walk<Machine>, walk: Walk<Machine>): boolean {
  return (
    other !== walk && other.start === walk.start && other.events.length > walk.events.length &&
    walk.events.every((event, at) => other.events[at] === event)
  )
}

/** The machine with all its calls silent: a walk gives the answers itself. */
export function silenced<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const known = SILENCED.get(machine)
  if (known) return known as Machine
  const silent = fromPromise(() => new Promise(() => undefined))
  const names = Object.keys(machine.implementations.actors)
  const quiet = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, silent])) }) as Machine
  SILENCED.set(machine, quiet)
  return quiet
}

/** Made once for each machine: a walk asks thousands of times. */
const SILENCED = new WeakMap<AnyStateMachine, AnyStateMachine>()

/** How an actor is begun at a start; a restored one asks for no input, but a typed provider insists on one. */
export function actorOptions<Machine extends AnyStateMachine>(machine: Machine, start: Start<Machine>) {
  if ('input' in start) return { input: start.input }
  const kept: unknown = { ...machine.getPersistedSnapshot(machine.resolveState(start)), children: callsOfTheRoot(machine) }
  return { input: start.context, snapshot: kept as Snapshot<unknown> }
}

/** What a machine calls for as long as it lives runs in every one of its states: events may be sent to it. */
function callsOfTheRoot(machine: AnyStateMachine): object {
  const running = { status: 'active', output: undefined, error: undefined, input: undefined }
  return Object.fromEntries(machine.root.invoke.map(({ id, src }) => [id, { snapshot: running, src: src as unknown, syncSnapshot: false }]))
}

/** A state of the walk: to look at, and to begin from again with the calls that run there. */
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

/** A machine with silenced calls has nodes of its own: an arrow is known by its source and its place there. */
function original(machine: AnyStateMachine, arrow: AnyTransitionDefinition): AnyTransitionDefinition {
  const own = machine.getStateNodeById(arrow.source.id)
  return arrowsFrom(own)[arrowsFrom(arrow.source as AnyStateNode).indexOf(arrow)] ?? arrow
}

/** The arrows that an event takes here, by their guards; asking is far cheaper than sending. */
function arrowsOn(snapshot: AnyMachineSnapshot, event: AnyEvent): AnyTransitionDefinition[] {
  const taken: AnyTransitionDefinition[] | undefined = snapshot.machine.getTransitionData(snapshot, event)
  return taken ?? []
}

/** Sample events, answers and failures of the calls that run in this state, and its clocks. */
function possibleEvents<Machine extends AnyStateMachine>(plan: PathPlan<Machine>, snapshot: AnyMachineSnapshot): AnyEvent[] {
  if (snapshot.status !== 'active') return []
  const nodes = snapshot._nodes
  const answers = nodes.flatMap((node) =>
    node.invoke
      .flatMap((call): AnyEvent[] => [
        ...(plan.answers?.[callName(call)] ?? []).map((output) => ({ type: `xstate.done.actor.${call.id}`, output, actorId: call.id })),
        ...[...(plan.failures?.[callName(call)] ?? []), NO_ANSWER].map((error) => ({ type: `xstate.error.actor.${call.id}`, error, actorId: call.id })),
      ])
      // a failure for which nothing is written would end the machine: no such arrow can be walked
      .filter(({ type }) => node.transitions.has(type)),
  )
  const clocks = nodes.flatMap((node) => [...node.transitions.keys()]).filter((type) => type.startsWith('xstate.after.'))
  return [...sampleEvents(plan.events), ...answers, ...clocks.map((type) => ({ type }))]
}

const NO_ANSWER = new Error('no answer')

function report<Machine extends AnyStateMachine>(
  { machine, elsewhere = {} }: PathPlan<Machine>,
  seenLeaves: Set<string>,
  seenArrows: Set<AnyTransitionDefinition>,
): Pick<Exploration<Machine>, 'regions' | 'staleExcuses'> {
  const regions = regionsOf(machine).map(({ name, node }, at): RegionReport => {
    const leaves = leafStates(machine)
      .map(({ path }) => path)
      .filter((path) => node === machine.root || path === node.key || path.startsWith(`${node.key}.`))
    const arrows = node !== machine.root && at === 0 ? [...rootTransitions(machine), ...transitionsIn(node)] : transitionsIn(node)
    const taken = ({ definition }: NamedTransition) => seenArrows.has(definition)
    const excused = (arrow: NamedTransition) => !taken(arrow) && arrow.name in elsewhere
    return {
      name,
      leaves: { reached: leaves.filter((leaf) => seenLeaves.has(leaf)), missing: leaves.filter((leaf) => !seenLeaves.has(leaf)) },
      transitions: {
        reached: arrows.filter(taken).map(({ name }) => name),
        missing: arrows.filter((arrow) => !taken(arrow) && !excused(arrow)).map(({ name }) => name),
        elsewhere: arrows.filter(excused).map(({ name }) => name),
      },
    }
  })
  const excusedNames = new Set(regions.flatMap(({ transitions }) => transitions.elsewhere))
  return { regions, staleExcuses: Object.keys(elsewhere).filter((name) => !excusedNames.has(name)) }
}
