/** @jsxRuntime classic */
import React from 'react' // the manager bundles its own React, which lacks the newer JSX runtime
import { AddonPanel } from 'storybook/internal/components'
import { addons, types } from 'storybook/manager-api'
import { EventLog } from './live/event-log'
import { ScenarioTool } from './scenarios/scenario-tool'

const ID = 'smart-fire'
/** The ids of the titles whose stories a scenario drives. */
const SCENARIO_STORIES = ['workbench-scenarios', 'workbench-console']

/** Adds two tools to Storybook: the panel with machine events and the scenario player. */
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
    match: ({ storyId }) => SCENARIO_STORIES.some((id) => storyId?.startsWith(id)),
    render: () => <ScenarioTool />,
  })
})
