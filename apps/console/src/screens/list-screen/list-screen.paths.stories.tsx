import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../../.storybook/paths/path-walk'
import { ScreenStage } from '../../testing/screen-stage'
import { followToolbar } from '../../testing/story-world'
import { aDutyRoom, allRights, dutyRoomCalls, dutyRooms } from './duty-rooms.fixtures'
import { ListScreenActor } from './list-screen.actor'
import { listScreenMachine } from './list-screen.machine'
import { ListScreenView } from './list-screen.view'

const meta = {
  title: 'Console 控制台/Kinds 页面类型/List screen 列表页/Paths',
  id: 'console-kinds-list-screen-paths',
  parameters: { machine: listScreenMachine },
  beforeEach: followToolbar,
} satisfies Meta

export default meta

const row = aDutyRoom()
const calls = dutyRoomCalls()

export const EveryPath = walkEveryPath(
  {
    machine: listScreenMachine,
    starts: [{ value: { overlay: 'none', bulk: 'idle' }, context: { row: null, act: null, uses: [], problem: null, silence: 'noResponse', bulk: null } }],
    events: {
      'row.add': [{}],
      'row.edit': [{ row }],
      'row.remove': [{ row }],
      'act.open': [{ act: 'close', row, opens: 'question' }, { act: 'move', row, opens: 'form' }, { act: 'history', row, opens: 'panel' }],
      'import.open': [{}],
      'overlay.confirm': [{}],
      'overlay.retry': [{}],
      'overlay.close': [{}],
      'overlay.saved': [{}],
      'bulk.start': [{ act: 'close', rows: [row] }],
      'bulk.confirm': [{}],
      'bulk.progress': [{ result: { id: row.id, problem: null } }],
      'bulk.cancel': [{}],
      'bulk.stopped': [{}],
      'bulk.close': [{}],
    },
    answers: { loadUses: [[], [{ what: '巡检计划', count: 1 }]], remove: [undefined], act: [undefined] },
  },
  (actor, globals) => (
    <ScreenStage globals={globals} elements={allRights}>
      <ListScreenActor.Provider {...actor}><ListScreenView declaration={dutyRooms} calls={calls} /></ListScreenActor.Provider>
    </ScreenStage>
  ),
)
