import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { statePaths } from '../../packages/dialogs/src/shared/state-paths'
import { isStateValue } from '../machine-states'

/** A story that puts a machine into a state. */
export interface StateStory {
  id: string
  name: string
  /** the leaf states of the story */
  paths: string[]
  /** the leaf states that it is the example of, although another story may be plainer (`parameters.exampleOf`) */
  exampleOf: string[]
  /** how much it changes besides the state: args, the toolbar, what stands around it */
  extras: number
}

/** The parts of a story that decide what it shows, as its file declares them. */
interface DeclaredStory {
  args?: { value?: unknown }
  /** `exampleOf`: a path, or several */
  parameters?: Record<string, unknown>
  globals?: object
  decorators?: unknown
}

/** The state stories of a module: `import * as stories from './x.states.stories'`. */
export function storiesInModule({ default: meta, ...stories }: Record<string, unknown>): StateStory[] {
  const { title = '', id = title, args } = (meta ?? {}) as DeclaredStory & { title?: string; id?: string }
  return Object.entries(stories).flatMap(([name, story]) =>
    stateStory(toId(id, storyNameFromExport(name)), storyNameFromExport(name), (story ?? {}) as DeclaredStory, args),
  )
}

/** The state stories of an autodocs page, from Storybook's index. */
export function storiesInFile({ meta, stories }: { meta: DeclaredStory; stories: Record<string, DeclaredStory & { id: string; name: string }> }): StateStory[] {
  return Object.values(stories).flatMap((story) => stateStory(story.id, story.name, story, meta.args))
}

/** The address of a story in the workbench. A docs page is a frame inside it, so the link starts from their common folder. */
export function workbenchLink(story: StateStory | null): string | null {
  return story && `./?path=/story/${story.id}`
}

function stateStory(id: string, name: string, story: DeclaredStory, shared: DeclaredStory['args']): StateStory[] {
  const value = story.args?.value ?? shared?.value
  return isStateValue(value) ? [{ id, name, paths: statePaths(value).split(' '), exampleOf: markedFor(story), extras: extrasOf(story) }] : []
}

function markedFor({ parameters = {} }: DeclaredStory): string[] {
  return [parameters['exampleOf']].flat().filter((path) => typeof path === 'string')
}

function extrasOf({ args = {}, globals = {}, decorators = [] }: DeclaredStory): number {
  return Object.keys(args).filter((name) => name !== 'value').length + Object.keys(globals).length + [decorators].flat().length
}
