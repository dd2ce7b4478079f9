import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { AnyStateMachine } from 'xstate'
import { statePaths } from '../../packages/dialogs/src/shared/state-paths'
import { isStateValue, leafStates } from '../machine-states'

interface StateTableProps {
  machine: AnyStateMachine
  /** `import * as stories from './x.states.stories'` */
  stories: Record<string, unknown>
}

/** Printed from the machine: every state, what the operator sees in it, and the story that shows it. */
export function StateTable({ machine, stories }: StateTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>State</th>
          <th>What the operator sees</th>
          <th>Story</th>
        </tr>
      </thead>
      <tbody>
        {leafStates(machine).map((leaf) => (
          <tr key={leaf.path}>
            <td>
              <code>{leaf.path}</code>
            </td>
            <td>{leaf.description}</td>
            <td>
              <StoryLink stories={stories} path={leaf.path} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StoryLink({ stories, path }: { stories: Record<string, unknown>; path: string }) {
  const name = storyOfState(stories, path)
  const title = (stories.default as { title?: string } | undefined)?.title
  if (!name || !title) return null
  // the docs page is a frame of its own inside the workbench
  return (
    <a href={`?path=/story/${toId(title, name)}`} target="_top">
      {name}
    </a>
  )
}

/** The first story whose state value contains the path. */
function storyOfState(stories: Record<string, unknown>, path: string): string | null {
  const found = Object.entries(stories).find(([name, story]) => {
    const value = (story as { args?: { value?: unknown } } | null)?.args?.value
    return name !== 'default' && isStateValue(value) && statePaths(value).split(' ').includes(path)
  })
  return found ? storyNameFromExport(found[0]) : null
}
