/** @jsxRuntime classic */
import React from 'react' // the manager has a React of its own, without the newer runtime
import { AddonPanel } from 'storybook/internal/components'
import { addons, types } from 'storybook/manager-api'
import { EventLog } from './live/event-log'

const ID = 'smart-fire'

/** What the workbench adds to Storybook: a panel with the events of the running machines. */
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
})
