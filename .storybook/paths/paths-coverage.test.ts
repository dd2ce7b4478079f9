// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { isMachine } from '../machine-states'
import type { PathPlan } from './path-plan'
import { pathProblems } from './path-problems'
import { planOf } from './plan-beside'

const machineFiles = import.meta.glob<Record<string, unknown>>(['../../packages/*/src/**/*.machine.ts', '../../apps/console/src/**/*.machine.ts'])
const planFiles = import.meta.glob<Record<string, unknown>>([
  '../../packages/*/src/**/*.paths.stories.tsx',
  '../../apps/console/src/**/*.paths.stories.tsx',
  // plans of machines without a view
  '../../packages/*/src/**/*.paths.ts',
  '../../apps/console/src/**/*.paths.ts',
])
const machineTests = import.meta.glob<string>(['../../packages/*/src/**/*.test.{ts,tsx}', '../../apps/console/src/**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
})

/** Checks without a screen what the path stories walk: every leaf, transition and event of every region. */
describe('walks cover every leaf, transition and event', () => {
  it.each(Object.keys(machineFiles))('%s', { timeout: 60_000 }, async (file) => {
    const machine = Object.values((await machineFiles[file]?.()) ?? {}).find(isMachine)
    if (!machine) throw new Error(`${file} exports no machine`)
    const plan = await planBeside(file)
    expect(plan.machine).toBe(machine)
    const problems = pathProblems(plan)
    expect(problems, problems.join('\n')).toEqual([])
  })
})

describe('the test exists that a plan names for a transition without a walk', () => {
  it.each(Object.keys(machineFiles))('%s', { timeout: 60_000 }, async (file) => {
    const { elsewhere = {} } = await planBeside(file)
    const named = await Promise.all(Object.values(elsewhere).map(async (named) => ({ named, exists: await isTested(file, named) })))
    const problems = named.filter(({ exists }) => !exists).map(({ named }) => `elsewhere names "${named}": there is no such test beside the machine`)
    expect(problems, problems.join('\n')).toEqual([])
  })
})

async function planBeside(machineFile: string): Promise<PathPlan<AnyStateMachine>> {
  const stem = machineFile.replace(/\.machine\.ts$/, '')
  const stories = (await (planFiles[`${stem}.paths.stories.tsx`] ?? planFiles[`${stem}.paths.ts`])?.()) ?? {}
  const plan = Object.values(stories).map(planOf).find(Boolean)
  if (!plan) throw new Error(`There is no ${stem.split('/').at(-1)}.paths.stories.tsx beside ${machineFile} (walkEveryPath): the machine is not walked`)
  return plan
}

/** Whether the named test (`file: title`) exists in the folder of the machine. */
async function isTested(machineFile: string, named: string): Promise<boolean> {
  const [name = '', title = ''] = named.split(/: (.*)/)
  const file = Object.keys(machineTests).find((test) => test.startsWith(`${folderOf(machineFile)}${name}.`))
  const text = file === undefined ? '' : ((await machineTests[file]?.()) ?? '')
  return title !== '' && text.includes(`it('${title}'`)
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1)
}
