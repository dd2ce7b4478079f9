// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { planBeside } from './plan-beside'

const stateFiles = import.meta.glob<{ default?: { parameters?: { machine?: unknown } } }>(['../../packages/*/src/**/*.states.stories.tsx', '../../apps/console/src/**/*.states.stories.tsx'])

it.each(Object.keys(stateFiles))('the plan beside %s is that of the machine which its stories show', { timeout: 60_000 }, async (file) => {
  const machine = (await stateFiles[file]?.())?.default?.parameters?.machine
  const plan = await planBeside(file.replace('../../', './'))
  expect(plan?.machine).toBe(machine)
})

it('a file of stories without a plan has none', async () => {
  expect(await planBeside('./packages/ui/src/components/keyboard-walk.stories.tsx')).toBeNull()
})
