import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../.storybook/paths/path-walk'
import { StoryProvider } from '../testing/story-provider'
import { aListContext, ExtinguisherList, noRows, PagedListActor, someExtinguishers } from './paged-list.fixtures'
import { pagedListMachine } from './paged-list.machine'

const meta = {
  title: 'Dialogs 对话框/Paged list 分页列表/Paths',
  id: 'dialogs-paged-list-paths',
  parameters: { machine: pagedListMachine },
} satisfies Meta

export default meta

const rows = someExtinguishers()

export const EveryPath = walkEveryPath(
  {
    machine: pagedListMachine,
    starts: [
      { input: { query: null, page: 1, limit: 10 } },
      { value: { list: 'loading', link: 'live' }, context: noRows() },
      { value: { list: 'loading', link: 'silent' }, context: noRows() },
      { value: { list: 'loading', link: 'live' }, context: aListContext({ page: 9, rows: [] }) },
      { value: { list: { ready: 'fresh' }, link: 'live' }, context: aListContext({ page: 9 }) },
    ],
    events: {
      'data.refresh': [{}],
      'page.change': [{ page: 9 }],
      'size.change': [{ limit: 20 }],
      'query.change': [{ query: { kind: '干粉' }, page: 1, limit: 10 }],
      'place.changed': [{}],
      'link.silent': [{}],
      'link.live': [{}],
    },
    answers: {
      loadPage: [
        { rows, total: 47, loadedAt: 0 },
        { rows: [], total: 0, loadedAt: 0 },
        { rows: [], total: 20, loadedAt: 0 },
      ],
    },
  },
  (actor, globals) => (
    <StoryProvider globals={globals}>
      <PagedListActor.Provider {...actor}>
        <ExtinguisherList />
      </PagedListActor.Provider>
    </StoryProvider>
  ),
)
