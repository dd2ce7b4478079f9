import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../.storybook/paths/path-walk'
import { StoryProvider } from '../testing/story-provider'
import { BuildingDetailActor } from './building-detail.actor'
import { aDetailContext, someFacts } from './building-detail.fixtures'
import { buildingDetailMachine } from './building-detail.machine'
import { BuildingDetailView } from './building-detail.view'

const meta = {
  title: 'Dialogs 对话框/Building detail 建筑详情/Paths',
  id: 'dialogs-building-detail-paths',
  parameters: { machine: buildingDetailMachine },
} satisfies Meta

export default meta

export const EveryPath = walkEveryPath(
  {
    machine: buildingDetailMachine,
    starts: [
      { input: { buildingId: '12' } },
      { value: { facts: { ready: 'refreshing' }, link: 'silent' }, context: aDetailContext() },
    ],
    events: {
      'data.refresh': [{}],
      'link.silent': [{}],
      'link.live': [{}],
    },
    answers: { loadFacts: [someFacts()] },
  },
  (actor, globals) => (
    <StoryProvider globals={globals}>
      <BuildingDetailActor.Provider {...actor}>
        <BuildingDetailView onClose={() => undefined} />
      </BuildingDetailActor.Provider>
    </StoryProvider>
  ),
)
