import type { PlayerState } from './player'
import type { ScenarioName } from './scenarios'

/** From the toolbar to the story. */
export const SCENARIO_COMMAND = 'smart-fire/scenario-command'
/** From the story to the toolbar. */
export const SCENARIO_STATE = 'smart-fire/scenario-state'

export interface ScenarioCommand {
  /** `start` restarts with this scenario and seed */
  command: 'start' | 'play' | 'pause' | 'step'
  scenario: ScenarioName
  seed: number
}

export type ScenarioState = PlayerState & { scenario: ScenarioName; seed: number }
