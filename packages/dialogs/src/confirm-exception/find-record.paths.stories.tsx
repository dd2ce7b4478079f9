import { aRecord } from '@smart-fire/api-client/mock'
import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../.storybook/paths/path-walk'
import { StoryProvider } from '../testing/story-provider'
import { FindRecordActor } from './find-record.actor'
import { findRecordMachine } from './find-record.machine'
import { FindRecordView } from './find-record.view'

const meta = {
  title: 'Dialogs 对话框/Confirm exception 确认火警、误报、故障/Find record 查找记录/Paths',
  id: 'dialogs-confirm-exception-find-record-paths',
  parameters: { machine: findRecordMachine },
} satisfies Meta

export default meta

export const EveryPath = walkEveryPath(
  {
    machine: findRecordMachine,
    starts: [{ input: { ref: { kind: 'general', id: '1' } } }],
    events: { 'load.retry': [{}], 'dialog.close': [{}] },
    answers: { find: [aRecord({ id: '1' }), null] },
  },
  (actor, globals) => (
    <StoryProvider globals={globals}>
      <FindRecordActor.Provider {...actor}>
        <FindRecordView>{() => <p data-state="found">已找到</p>}</FindRecordView>
      </FindRecordActor.Provider>
    </StoryProvider>
  ),
)
