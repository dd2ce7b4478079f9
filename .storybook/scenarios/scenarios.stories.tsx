import { Flex, Text } from '@chakra-ui/react'
import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend, MOCK_NOW } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'
import { expect, screen, waitFor } from 'storybook/test'
import { AlarmFeed } from '../../packages/dialogs/src/alarm-feed'
import { LinkStatus, StaleBanner } from '../../packages/dialogs/src/provider'
import { StoryProvider } from '../../packages/dialogs/src/testing/story-provider'
import { SCENARIO_COMMAND, type ScenarioCommand } from './scenario-channel'
import { type Chosen, ScenarioPlayer, useChosenScenario } from './scenario-player'
import type { ScenarioName } from './scenarios'

const backend = createMockBackend({ world: { records: [] } })
const client = createApiClient(backend.clientOptions())
const ALARMS = { userId: '9' }

const meta = {
  title: 'Workbench 工作台/Scenarios 场景演练',
  id: 'workbench-scenarios',
  args: { scenario: 'flood', seed: 1, speed: 1 },
  parameters: { msw: backend.handlers, chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    resetBackend()
    return () => backend.alarms.drop()
  },
  render: (chosen, { globals }) => <Stage {...chosen} globals={globals} />,
} satisfies Meta<Chosen>

export default meta
type Story = StoryObj<typeof meta>

/** Remounts everything for a new scenario, so that no alarm of the previous one stays on the screen. */
function Stage({ globals, ...first }: Chosen & { globals: Record<string, unknown> }) {
  const { round, ...chosen } = useChosenScenario(first, resetBackend)
  return (
    <StoryProvider key={round} globals={globals} client={client} alarms={ALARMS}>
      <ScenarioPlayer chosen={chosen} backend={backend} day={MOCK_NOW} />
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
  )
}

function resetBackend() {
  backend.heal()
  backend.alarms.reachable = true
  backend.world.records = []
}

const command = (name: ScenarioCommand['command'], scenario: ScenarioName) =>
  addons.getChannel().emit(SCENARIO_COMMAND, { command: name, scenario, seed: 1, speed: 1 } satisfies ScenarioCommand)

/** Each step that the toolbar requests raises one alarm on the screen. */
export const PlayedFromTheToolbar: Story = {
  play: async () => {
    await screen.findByText('实时连接正常')
    command('step', 'flood')
    await waitFor(() => expect(backend.world.records).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name: /^报警动态/ })).toHaveTextContent('1'))
    command('start', 'outage')
    await screen.findByText('实时连接正常')
    await waitFor(() => expect(screen.getByRole('button', { name: /^报警动态/ })).not.toHaveTextContent('1'))
  },
}
