import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { statePaths } from '../../packages/dialogs/src/shared/state-paths'
import { isStateValue } from '../machine-states'

/** A story that puts a machine into a state. */
export interface StateStory {
  id: string
  name: string
  /** the leaf states of the story */
  paths: string[]
}

/** The state stories of a module: `import * as stories from './x.states.stories'`. */
export function storiesInModule(module: Record<string, unknown>): StateStory[] {
  const title = (module.default as { title?: string } | undefined)?.title ?? ''
  return Object.entries(module)
    .filter(([name]) => name !== 'default')
    .flatMap(([name, story]) => stateStory(toId(title, storyNameFromExport(name)), storyNameFromExport(name), argsOf(story)))
}

/** The state stories of an autodocs page, from Storybook's index. */
export function storiesInFile({ stories }: { stories: Record<string, { id: string; name: string; args?: object }> }): StateStory[] {
  return Object.values(stories).flatMap(({ id, name, args }) => stateStory(id, name, args))
}

export function storyShowing(stories: StateStory[], path: string): StateStory | null {
  return stories.find(({ paths }) => paths.includes(path)) ?? null
}

/** The address of a story in the workbench. A docs page is a frame inside it, so the link starts from their common folder. */
export function workbenchLink(story: StateStory | null): string | null {
  return story && `./?path=/story/${story.id}`
}

function argsOf(story: unknown): object | undefined {
  return (story as { args?: object } | null)?.args
}

function stateStory(id: string, name: string, args: object | undefined): StateStory[] {
  const value = (args as { value?: unknown } | undefined)?.value
  return isStateValue(value) ? [{ id, name, paths: statePaths(value).split(' ') }] : []
}
