import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, createActor, type StateValue } from 'xstate'
import { statePaths } from '../../packages/dialogs/src/shared/state-paths'
import type { SendResult, WantedEvent } from '../live/sent-event'
import { OPEN_CALL } from '../paths/explore'
import { type AnyEvent, type EventSamples, RAISED, sampleEvents } from '../paths/path-plan'
import { planBeside } from '../paths/plan-beside'
import { chooseSample } from './choose-sample'

/**
 * Sends the event that a chart asks for to a running machine, with the sample contents that the walks through this machine have for it.
 *
 * @param file the file of the story, beside which the samples are
 */
export async function sendSample(wanted: WantedEvent, actor: AnyActorRef | null, file: string): Promise<SendResult> {
  if (!actor) return { isSent: false, why: 'noMachine' }
  const plan = await planBeside(file)
  if (plan?.machine.id !== wanted.machine) return { isSent: false, why: 'noSample' }
  const events: EventSamples<AnyEvent> = plan.events
  if (events[wanted.event] === RAISED) return { isSent: false, why: 'own' }
  const samples = sampleEvents(events).filter(({ type }) => type === wanted.event)
  if (samples.length === 0) return { isSent: false, why: 'noSample' }
  const before = actor.getSnapshot() as AnyMachineSnapshot
  const event = chooseSample(before, samples, wanted)
  if (!event) return { isSent: false, why: 'notTaken' }
  leaveCallsOpen(before.machine, plan.machine)
  startChildren(actor, before)
  actor.send(event)
  return { isSent: true, contents: contentsOf(event), states: statePaths((actor.getSnapshot() as { value: StateValue }).value).split(' ') }
}

/**
 * Makes the calls that the story gives no function stay open, as they are in a story that begins with one. Without a function each fails at
 * once, and every event that loads something would end in a failure that no server has caused.
 */
function leaveCallsOpen(running: AnyStateMachine, declared: AnyStateMachine): void {
  const actors = running.implementations.actors as Record<string, unknown>
  for (const [name, call] of Object.entries<unknown>(declared.implementations.actors)) {
    if (actors[name] === call) actors[name] = OPEN_CALL
  }
}

/**
 * Starts the children that belong to the states of the machine and do not run: a story that begins in a state starts none of them, and the
 * machine breaks when it sends an event to one. They do nothing.
 */
function startChildren(parent: AnyActorRef, snapshot: AnyMachineSnapshot): void {
  const children = snapshot.children as Record<string, AnyActorRef | undefined>
  for (const { id } of snapshot._nodes.flatMap(({ invoke }) => invoke)) children[id] ??= createActor(OPEN_CALL, { id, parent }).start()
}

const MAX_CHARACTERS = 80

function contentsOf({ type: _, ...contents }: AnyEvent): string {
  if (Object.keys(contents).length === 0) return ''
  const text = JSON.stringify(contents)
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text
}
