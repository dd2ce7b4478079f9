import type { AnyStateMachine } from 'xstate'
import { type Exploration, explore } from './explore'
import type { PathPlan } from './path-plan'

/** What a machine and its plan leave open, as sentences that say what to do; empty when every state, arrow and event is walked. */
export function pathProblems(plan: PathPlan<AnyStateMachine>, { regions, staleExcuses }: Exploration<AnyStateMachine> = explore(plan)): string[] {
  const leaves = regions.flatMap(({ leaves }) => leaves.missing)
  const arrows = regions.flatMap(({ transitions }) => transitions.missing)
  return [
    ...eventProblems(plan),
    ...leaves.map((leaf) => `no walk reaches the state ${leaf}: give the plan what leads there (an event, an answer or a start)`),
    ...arrows.map((arrow) => `no walk takes "${arrow}": give the plan what causes it, or name in elsewhere the machine test that does`),
    ...staleExcuses.map((name) => `elsewhere names "${name}": no such arrow is left out; take the line away`),
  ]
}

/** Between the events that the machine declares, which the plan's type makes it name, and those that a state takes. */
function eventProblems({ machine, events }: PathPlan<AnyStateMachine>): string[] {
  const taken = machine.root.events.map(String).filter((type) => !type.startsWith('xstate.'))
  const declared = Object.keys(events)
  return [
    ...declared
      .filter((type) => !taken.includes(type))
      .map((type) => `the event ${type} is declared, but no state takes it: give it a transition, or take it out of the event type and the plan`),
    ...taken
      .filter((type) => !declared.includes(type))
      .map((type) => `the event ${type} is taken by a state, but not declared: add it to the event type and give the plan a sample`),
  ]
}
