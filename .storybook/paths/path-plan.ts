import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, StateValueFrom } from 'xstate'

/** Where a walk begins: at the machine's own beginning, or in one of its states with what it knows there. */
export type Start<Machine extends AnyStateMachine> =
  | { input: InputFrom<Machine> }
  | { value: StateValueFrom<Machine>; context: ContextFrom<Machine> }

/** What a walk may do: begin somewhere, send one of the sample events, let a call answer or fail, let time pass. */
export interface PathPlan<Machine extends AnyStateMachine> {
  machine: Machine
  starts: Start<Machine>[]
  /** samples of every event that the machine declares, several where guards tell them apart */
  events: EventSamples<EventFrom<Machine>>
  /** answers of each call by the actor's name; every call also fails once */
  answers?: Record<string, unknown[]>
  /** errors that a guard tells from a mere failure, by the actor's name */
  failures?: Record<string, Error[]>
  /** arrows that no event can cause, each with the test that covers it: `file: title` */
  elsewhere?: Record<string, string>
}

/** The machine sends this event to itself: a walk causes it and needs no sample. */
export const RAISED = 'raised'

/**
 * What each event of a machine carries, by its type. An event that is declared and not named here does not compile,
 * nor does one that is declared no more.
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
