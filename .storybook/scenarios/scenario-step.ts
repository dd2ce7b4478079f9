import type { AbnormalRecord, Verdict } from '@smart-fire/api-client'

/** A change of the mock platform in a step of a scenario. */
export type ScenarioChange =
  | { type: 'raise'; record: AbnormalRecord }
  /** a colleague gives a verdict on this record; on the oldest open one when none is named */
  | { type: 'handle'; record?: Pick<AbnormalRecord, 'kind' | 'id'>; verdict?: Verdict | null }
  /** the network fails: links close and calls fail */
  | { type: 'networkLost' }
  | { type: 'networkBack' }
  /** only time passes */
  | { type: 'nothing' }

export interface Step {
  /** ms since the start of the scenario */
  at: number
  change: ScenarioChange
  /** what the spectator is told of it, in both languages */
  says?: string
  /** the time before it is skipped, except for a minute */
  skipsTime?: true
}

/** The step at which a record appears. */
export function raise(at: number, record: AbnormalRecord, says?: string): Step {
  return { at, change: { type: 'raise', record }, ...(says === undefined ? {} : { says }) }
}
