import type { AnyStateMachine } from 'xstate'
import { type Exploration, explore } from './explore'
import type { PathPlan } from './path-plan'

/** One message for each state, transition or event that no walk covers, with the remedy; empty when all are covered. */
export function pathProblems(plan: PathPlan<AnyStateMachine>, { regions, staleExemptions }: Exploration<AnyStateMachine> = explore(plan)): string[] {
  const leaves = regions.flatMap(({ leaves }) => leaves.missing)
  const arrows = regions.flatMap(({ transitions }) => transitions.missing)
  return [
    ...eventProblems(plan),
    ...leaves.map((leaf) => `no walk reaches the state ${leaf}: add an event, a response or a start to the plan`),
    ...arrows.map((arrow) => `no walk takes "${arrow}": add the event that causes it to the plan, or name the machine test that covers it in elsewhere`),
    ...staleExemptions.map((name) => `elsewhere names "${name}", which does not exist or is walked: remove the line`),
  ]
}

/** Events that the machine declares and no state takes, and the reverse. The type of the plan makes it name all declared events. */
function eventProblems({ machine, events }: PathPlan<AnyStateMachine>): string[] {
  const taken = machine.root.events.map(String).filter((type) => !type.startsWith('xstate.'))
  const declared = Object.keys(events)
  return [
    ...declared
      .filter((type) => !taken.includes(type))
      .map((type) => `the event ${type} is declared, but no state takes it: add a transition, or remove it from the event type and the plan`),
    ...taken
      .filter((type) => !declared.includes(type))
      .map((type) => `the event ${type} is taken by a state, but not declared: add it to the event type and a sample to the plan`),
  ]
}
