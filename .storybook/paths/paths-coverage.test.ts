// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { isMachine } from '../machine-states'
import type { PathPlan } from './path-plan'
import { pathProblems } from './path-problems'

const machineFiles = import.meta.glob<Record<string, unknown>>(['../../packages/*/src/**/*.machine.ts', '../../apps/console/src/**/*.machine.ts'])
const planFiles = import.meta.glob<Record<string, unknown>>([
  '../../packages/*/src/**/*.paths.stories.tsx',
  '../../apps/console/src/**/*.paths.stories.tsx',
  // of a machine that nobody looks at
  '../../packages/*/src/**/*.paths.ts',
  '../../apps/console/src/**/*.paths.ts',
])
const machineTests = import.meta.glob<string>(['../../packages/*/src/**/*.test.{ts,tsx}', '../../apps/console/src/**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
})

/** What the stories walk on the screen, counted without one: every leaf, arrow and event of every region. */
describe('a walk exists to every leaf, over every arrow and with every event', () => {
  it.each(Object.keys(machineFiles))('%s', { timeout: 60_000 }, async (file) => {
    const machine = Object.values((await machineFiles[file]?.()) ?? {}).find(isMachine)
    if (!machine) throw new Error(`${file} exports no machine`)
    const plan = await planBeside(file)
    expect(plan.machine).toBe(machine)
    const problems = pathProblems(plan)
    expect(problems, problems.join('\n')).toEqual([])
  })
})

describe('what no walk can cause is tested where the plan says', () => {
  it.each(Object.keys(machineFiles))('%s', { timeout: 60_000 }, async (file) => {
    const { elsewhere = {} } = await planBeside(file)
    const named = await Promise.all(Object.values(elsewhere).map(async (excuse) => ({ excuse, exists: await isTested(file, excuse) })))
    const problems = named.filter(({ exists }) => !exists).map(({ excuse }) => `elsewhere names "${excuse}": there is no such test beside the machine`)
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

/** Of a story that walks, or a plan by itself. */
function planOf(exported: unknown): PathPlan<AnyStateMachine> | undefined {
  const { parameters, machine } = exported as { parameters?: { plan?: PathPlan<AnyStateMachine> }; machine?: unknown }
  return isMachine(machine) ? (exported as PathPlan<AnyStateMachine>) : parameters?.plan
}

/** Whether an excuse, `file: title`, names a test that is written beside the machine. */
async function isTested(machineFile: string, excuse: string): Promise<boolean> {
  const [name = '', title = ''] = excuse.split(/: (.*)/)
  const file = Object.keys(machineTests).find((test) => test.startsWith(`${folderOf(machineFile)}${name}.`))
  const text = file === undefined ? '' : ((await machineTests[file]?.()) ?? '')
  return title !== '' && text.includes(`it('${title}'`)
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1)
}
