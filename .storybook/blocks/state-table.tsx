import type { AnyStateMachine } from 'xstate'
import { leafStates } from '../machine-states'
import { DrivenChart } from '../statechart/driven-chart'
import { canonicalStory } from './canonical-story'
import { storiesInModule, type StateStory, workbenchLink } from './state-stories'

interface StateTableProps {
  machine: AnyStateMachine
  /** `import * as stories from './x.states.stories'`; an array when a large machine has several files */
  stories: Record<string, unknown> | Record<string, unknown>[]
}

/** The states of a machine as a table and a chart, for an .mdx page. */
export function StateTable({ machine, stories }: StateTableProps) {
  return <MachineDocs machine={machine} stories={[stories].flat().flatMap(storiesInModule)} />
}

/** A table with the description and the story of every state of the machine, and its charts. */
export function MachineDocs({ machine, stories }: { machine: AnyStateMachine; stories: StateStory[] }) {
  return (
    <>
      <h2>States</h2>
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
                <StoryLink story={canonicalStory(stories, leaf.path)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Statechart</h2>
      <DrivenChart machine={machine} stories={stories} />
    </>
  )
}

function StoryLink({ story }: { story: StateStory | null }) {
  const href = workbenchLink(story)
  if (!story || !href) return null
  return (
    <a href={href} target="_top">
      {story.name}
    </a>
  )
}
