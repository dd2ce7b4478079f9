import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, StateValueFrom } from 'xstate'

/** Where a walk starts: in the initial state of the machine, or in another state with its context. */
export type Start<Machine extends AnyStateMachine> =
  | { input: InputFrom<Machine> }
  | { value: StateValueFrom<Machine>; context: ContextFrom<Machine> }

/** The steps of a walk: starts, sample events, responses and failures of calls. Delays need no sample. */
export interface PathPlan<Machine extends AnyStateMachine> {
  machine: Machine
  starts: Start<Machine>[]
  /** samples of every event that the machine declares; several when guards distinguish them */
  events: EventSamples<EventFrom<Machine>>
  /** responses of each call, by the actor's name; every call also fails once */
  answers?: Record<string, unknown[]>
  /** errors that a guard distinguishes from other failures, by the actor's name */
  failures?: Record<string, Error[]>
  /** transitions that no walk can take, each with the test that covers it: `file: title` */
  elsewhere?: Record<string, string>
}

/** Marks an event that the machine sends to itself: it needs no sample. */
export const RAISED = 'raised'

/**
 * The sample payloads of each event of a machine, by its type. A missing event does not compile, nor does an event that the
 * machine does not declare.
 */
export type EventSamples<Event extends { type: string }> = {
  [Type in Event['type']]: typeof RAISED | Omit<EventOf<Event, Type>, 'type'>[]
}

type EventOf<Event, Type> = Event extends { type: infer Own } ? (Type extends Own ? Event : never) : never

export interface AnyEvent {
  type: string
  [key: string]: unknown
}

/** The events that a walk may send. */
export function sampleEvents(samples: EventSamples<AnyEvent>): AnyEvent[] {
  return Object.entries(samples).flatMap(([type, carried]) => (carried === RAISED ? [] : carried.map((rest) => ({ ...rest, type }))))
}
