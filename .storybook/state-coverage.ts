import type { AnyStateMachine, StateValue } from 'xstate'
import { statePaths } from '../packages/dialogs/src/shared/state-paths'
import { leafStates, unknownPaths, unreachableLeaves, unseenReason } from './machine-states'

/** The properties of a state story that the coverage test checks. */
export interface StateStory {
  name: string
  value: StateValue | null
  hasPlay: boolean
  /** the states that the table links to it */
  exampleOf?: string[]
}

/**
 * The differences between the states of a machine and its state stories, one message each; empty when every state has a story.
 * `stories` is null when the machine has no stories file.
 */
export function stateCoverageProblems(machine: AnyStateMachine, stories: StateStory[] | null): string[] {
  const structure = [...withoutDescription(machine), ...unreachableLeaves(machine).map((path) => `no transition enters the state ${path}`)]
  if (unseenReason(machine) !== null) return structure
  if (stories === null) return [...structure, 'the machine has no *.states.stories.tsx beside it']
  return [...structure, ...withoutStory(machine, stories), ...stories.flatMap((story) => storyProblems(machine, story))]
}

function withoutDescription(machine: AnyStateMachine): string[] {
  return leafStates(machine)
    .filter((leaf) => !leaf.description)
    .map((leaf) => `the state ${leaf.path} has no description`)
}

function withoutStory(machine: AnyStateMachine, stories: StateStory[]): string[] {
  const shown = new Set(stories.flatMap((story) => (story.value === null ? [] : statePaths(story.value).split(' '))))
  return leafStates(machine)
    .filter((leaf) => !shown.has(leaf.path))
    .map((leaf) => `the state ${leaf.path} has no story`)
}

function storyProblems(machine: AnyStateMachine, story: StateStory): string[] {
  const play = story.hasPlay ? [] : [`the story ${story.name} has no play`]
  if (story.value === null) return [...play, `the story ${story.name} names no state (args.value)`]
  const paths = statePaths(story.value).split(' ')
  const unshown = (story.exampleOf ?? []).filter((path) => !paths.includes(path))
  return [
    ...play,
    ...unknownPaths(machine, paths).map((path) => `the story ${story.name} names a state that does not exist: ${path}`),
    ...unshown.map((path) => `the story ${story.name} is marked as the example of a state that it does not show: ${path}`),
  ]
}
