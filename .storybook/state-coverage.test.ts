// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { createMachine, type AnyStateMachine } from 'xstate'
import { isMachine, isStateValue } from './machine-states'
import { stateCoverageProblems, type StateStory } from './state-coverage'

const machineFiles = import.meta.glob<Record<string, unknown>>(['../packages/*/src/**/*.machine.ts', '../apps/console/src/**/*.machine.ts'])
const storyFiles = import.meta.glob<Record<string, unknown>>(['../packages/*/src/**/*.states.stories.tsx', '../apps/console/src/**/*.states.stories.tsx'])

describe('every state of every machine has a story', () => {
  it.each(Object.keys(machineFiles))('%s', { timeout: 60_000 }, async (file) => {
    const machine = await loadMachine(file)
    const problems = stateCoverageProblems(machine, await loadStories(file.replace(/machine\.ts$/, '')))
    expect(problems, problems.join('\n')).toEqual([])
  })
})

async function loadMachine(file: string): Promise<AnyStateMachine> {
  const module = await machineFiles[file]?.()
  const machine = Object.values(module ?? {}).find(isMachine)
  if (!machine) throw new Error(`${file} exports no machine`)
  return machine
}

/** A large machine has several story files: `x.states.stories.tsx`, `x.image.states.stories.tsx`. */
async function loadStories(stem: string): Promise<StateStory[] | null> {
  const files = Object.keys(storyFiles).filter((file) => file.startsWith(stem))
  if (files.length === 0) return null
  return (await Promise.all(files.map(loadStoryFile))).flat()
}

async function loadStoryFile(file: string): Promise<StateStory[]> {
  const module = (await storyFiles[file]?.()) ?? {}
  const meta = (module.default ?? {}) as StoryLike
  return Object.entries(module)
    .filter(([name]) => name !== 'default' && !name.startsWith('__'))
    .map(([name, story]) => toStateStory(name, story as StoryLike, meta))
}

interface StoryLike {
  args?: { value?: unknown }
  play?: unknown
  parameters?: { exampleOf?: string | string[] }
}

function toStateStory(name: string, story: StoryLike, meta: StoryLike): StateStory {
  const value = story.args?.value ?? meta.args?.value
  return { name, value: isStateValue(value) ? value : null, hasPlay: Boolean(story.play ?? meta.play), exampleOf: [story.parameters?.exampleOf ?? []].flat() }
}

describe('the state coverage', () => {
  const machine = createMachine({
    initial: 'loading',
    states: {
      loading: { description: 'A spinner.', on: { done: 'ready' } },
      ready: { description: 'The list.' },
    },
  })
  const story = (value: string): StateStory => ({ name: value, value, hasPlay: true })

  it('reports no problem when every state has a story', () => {
    expect(stateCoverageProblems(machine, [story('loading'), story('ready')])).toEqual([])
  })

  it('reports a state without a story', () => {
    expect(stateCoverageProblems(machine, [story('loading')])).toEqual(['the state ready has no story'])
  })

  it('reports a story whose state does not exist', () => {
    const problems = stateCoverageProblems(machine, [story('loading'), story('ready'), story('failed')])
    expect(problems).toEqual(['the story failed names a state that does not exist: failed'])
  })

  it('reports a story that is marked as the example of a state that it does not show', () => {
    const problems = stateCoverageProblems(machine, [story('loading'), { ...story('ready'), exampleOf: ['ready', 'loading'] }])
    expect(problems).toEqual(['the story ready is marked as the example of a state that it does not show: loading'])
  })

  it('reports a story without a play function', () => {
    const problems = stateCoverageProblems(machine, [story('loading'), { ...story('ready'), hasPlay: false }])
    expect(problems).toEqual(['the story ready has no play'])
  })

  it('reports a machine without a stories file', () => {
    expect(stateCoverageProblems(machine, null)).toEqual(['the machine has no *.states.stories.tsx beside it'])
  })

  it('needs no stories for a machine with a reason why it has no view', () => {
    const unseen = createMachine({ meta: { unseen: 'only counts' }, initial: 'on', states: { on: { description: 'Counting.' } } })
    expect(stateCoverageProblems(unseen, null)).toEqual([])
  })

  it('reports a state without a description and a state that no transition enters', () => {
    const broken = createMachine({ initial: 'a', states: { a: {}, b: { description: 'Never.' } } })
    expect(stateCoverageProblems(broken, [story('a'), story('b')])).toEqual(['the state a has no description', 'no transition enters the state b'])
  })
})
