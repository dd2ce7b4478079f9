// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { isMachine, unseenReason } from '../machine-states'
import { explore, type PathPlan } from './explore'

const machineFiles = import.meta.glob<Record<string, unknown>>(['../../packages/*/src/**/*.machine.ts', '../../apps/console/src/**/*.machine.ts'])
const storyFiles = import.meta.glob<Record<string, unknown>>(['../../packages/*/src/**/*.paths.stories.tsx', '../../apps/console/src/**/*.paths.stories.tsx'])

/** What the stories walk on the screen, counted without one: every leaf and every arrow of every region. */
describe('a walk exists to every leaf and over every arrow', () => {
  it.each(Object.keys(machineFiles))('%s', { timeout: 60_000 }, async (file) => {
    const machine = Object.values((await machineFiles[file]?.()) ?? {}).find(isMachine)
    if (!machine) throw new Error(`${file} exports no machine`)
    if (unseenReason(machine)) return
    const plan = await planBeside(file)
    const { regions, staleExcuses } = explore(plan)
    expect(regions.flatMap(({ leaves, transitions }) => [...leaves.missing, ...transitions.missing])).toEqual([])
    expect(staleExcuses).toEqual([])
  })
})

async function planBeside(machineFile: string): Promise<PathPlan<AnyStateMachine>> {
  const file = machineFile.replace('.machine.ts', '.paths.stories.tsx')
  const stories = await storyFiles[file]?.()
  const plan = Object.values(stories ?? {}).map((story) => (story as { parameters?: { plan?: unknown } }).parameters?.plan).find(Boolean)
  if (!plan) throw new Error(`There is no ${file}: the machine is not walked`)
  return plan as PathPlan<AnyStateMachine>
}
