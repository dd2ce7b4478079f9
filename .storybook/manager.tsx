/** @jsxRuntime classic */
import React from 'react' // the manager has a React of its own, without the newer runtime
import { AddonPanel } from 'storybook/internal/components'
import { addons, types } from 'storybook/manager-api'
import { EventLog } from './live/event-log'
import { ScenarioTool } from './scenarios/scenario-tool'

const ID = 'smart-fire'

/** What the workbench adds to Storybook: the events of the running machines, and the player of scenarios. */
addons.register(ID, () => {
  addons.add(`${ID}/event-log`, {
    type: types.PANEL,
    title: 'Machine events',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <EventLog />
      </AddonPanel>
    ),
  })
  addons.add(`${ID}/scenarios`, {
    type: types.TOOL,
    title: 'Scenario player',
    match: ({ storyId }) => storyId?.startsWith('workbench-scenarios') ?? false,
    render: () => <ScenarioTool />,
  })
})
