import type { PlayerState, Speed } from './player'
import type { ScenarioName } from './scenarios'

/** From the toolbar to the story. */
export const SCENARIO_COMMAND = 'smart-fire/scenario-command'
/** From the story to the toolbar. */
export const SCENARIO_STATE = 'smart-fire/scenario-state'

export interface ScenarioCommand {
  /** `start` restarts with this scenario and seed, `speed` changes the speed of the running one */
  command: 'start' | 'play' | 'pause' | 'step' | 'speed'
  scenario: ScenarioName
  seed: number
  speed: Speed
}

export interface ScenarioState extends PlayerState {
  scenario: ScenarioName
  seed: number
  /** the instant at which the scenario starts */
  start: number
  /** what the last step was, in both languages; null when the scenario does not tell */
  says: string | null
}
