import type { AnyStateMachine } from 'xstate'
import { isMachine } from '../machine-states'
import type { PathPlan } from './path-plan'

const planFiles = import.meta.glob<Record<string, unknown>>(['../../packages/*/src/**/*.paths.stories.tsx', '../../apps/console/src/**/*.paths.stories.tsx'])

/**
 * The walk plan of the machine that a file of state stories shows, which is beside it: `floor-plan.image.states.stories.tsx` has that of
 * `floor-plan.paths.stories.tsx`. Null for a file without one. A plan is loaded only when it is asked for.
 *
 * @param file from the root of the repository, as Storybook names it: `./packages/…`
 */
export async function planBeside(file: string): Promise<PathPlan<AnyStateMachine> | null> {
  const [, folder = '', name = ''] = /^(?:\.\/)?(.*\/)([^/.]+)\.[^/]*$/.exec(file) ?? []
  const stories = await planFiles[`../../${folder}${name}.paths.stories.tsx`]?.()
  return Object.values(stories ?? {}).map(planOf).find(Boolean) ?? null
}

/** The plan of a path story, or the exported plan itself. */
export function planOf(exported: unknown): PathPlan<AnyStateMachine> | undefined {
  const { parameters, machine } = exported as { parameters?: { plan?: PathPlan<AnyStateMachine> }; machine?: unknown }
  return isMachine(machine) ? (exported as PathPlan<AnyStateMachine>) : parameters?.plan
}
