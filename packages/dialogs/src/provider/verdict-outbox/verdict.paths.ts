import { ApiError, RECORD_CATEGORY, RECORD_KIND } from '@smart-fire/api-client'
import type { PathPlan } from '../../../../../.storybook/paths/path-plan'
import { UndoneElsewhere, verdictMachine } from './verdict.machine'

const given = { verdict: { kind: RECORD_KIND.general, id: '1', category: RECORD_CATEGORY.fire, verdict: '1' }, savedAt: 0, subject: null } as const

/** The paths through a machine without a screen of its own: counted by the paths test, not walked in a story. */
export const verdictPaths: PathPlan<typeof verdictMachine> = {
  machine: verdictMachine,
  starts: [{ input: { ...given, hold: true } }, { input: { ...given, hold: false } }],
  events: { 'verdict.sendAgain': [{}], 'verdict.undo': [{}], 'verdict.dismiss': [{}], 'page.leaving': [{}], 'session.ended': [{}] },
  answers: { send: [undefined] },
  failures: { send: [new ApiError('conflict', {}), new ApiError('forbidden', {}), new UndoneElsewhere()] },
}
