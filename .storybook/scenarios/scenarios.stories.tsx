import { Flex, Text } from '@chakra-ui/react'
import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend, MOCK_NOW } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { addons } from 'storybook/preview-api'
import { expect, screen, waitFor } from 'storybook/test'
import { AlarmFeed } from '../../packages/dialogs/src/alarm-feed'
import { LinkStatus, StaleBanner } from '../../packages/dialogs/src/provider'
import { StoryProvider } from '../../packages/dialogs/src/testing/story-provider'
import { createPlayer, happenIn, type Player, type PlayerState } from './player'
import { SCENARIO_COMMAND, SCENARIO_STATE, type ScenarioCommand, type ScenarioState } from './scenario-channel'
import { type ScenarioName, scenarioSteps } from './scenarios'

const backend = createMockBackend({ world: { records: [] } })
const client = createApiClient(backend.clientOptions())
const ALARMS = { userId: '9' }

const meta = {
  title: 'Workbench/Scenarios',
  args: { scenario: 'flood', seed: 1 },
  parameters: { msw: backend.handlers, chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    backend.heal()
    backend.alarms.reachable = true
    backend.world.records = []
    return () => backend.alarms.drop()
  },
  render: ({ scenario, seed }, { globals }) => (
    <StoryProvider globals={globals} client={client} alarms={ALARMS}>
      <Conductor scenario={scenario} seed={seed} />
      <StaleBanner />
      <Flex justify="space-between" align="flex-start" gap="3" minH="600px">
        <Text color="fg.muted" maxW="40ch" lang="en">
          Choose a scenario in the toolbar, then play it, pause it or go step by step. The same seed gives the same alarms.
        </Text>
        <Flex gap="3" align="center">
          <LinkStatus />
          <AlarmFeed />
        </Flex>
      </Flex>
    </StoryProvider>
  ),
} satisfies Meta<{ scenario: ScenarioName; seed: number }>

export default meta
type Story = StoryObj<typeof meta>

/** Does what the toolbar says, and tells it how far it is. */
function Conductor({ scenario, seed }: { scenario: ScenarioName; seed: number }) {
  useEffect(() => {
    const channel = addons.getChannel()
    let chosen = { scenario, seed }
    let player: Player
    const tell = (state: PlayerState) => channel.emit(SCENARIO_STATE, { ...state, ...chosen } satisfies ScenarioState)
    const begin = () => {
      player = createPlayer(scenarioSteps(chosen.scenario, chosen.seed, MOCK_NOW), happenIn(backend), tell)
    }
    const obey = ({ command, ...wanted }: ScenarioCommand) => {
      if (command !== 'start') return player[command]()
      player.stop()
      backend.heal()
      backend.alarms.reachable = true
      backend.world.records = []
      chosen = { scenario: wanted.scenario, seed: wanted.seed }
      begin()
    }
    begin()
    channel.on(SCENARIO_COMMAND, obey)
    return () => {
      channel.off(SCENARIO_COMMAND, obey)
      player.stop()
    }
  }, [scenario, seed])
  return null
}

const command = (name: ScenarioCommand['command'], scenario: ScenarioName) =>
  addons.getChannel().emit(SCENARIO_COMMAND, { command: name, scenario, seed: 1 } satisfies ScenarioCommand)

/** Steps of the toolbar are alarms on the screen, one by one. */
export const PlayedFromTheToolbar: Story = {
  play: async () => {
    await screen.findByText('实时连接正常')
    command('step', 'flood')
    await waitFor(() => expect(backend.world.records).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name: /^报警动态/ })).toHaveTextContent('1'))
    command('start', 'outage')
    await waitFor(() => expect(backend.world.records).toHaveLength(0))
  },
}
