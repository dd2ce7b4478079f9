import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../.storybook/paths/path-walk'
import { StoryProvider } from '../testing/story-provider'
import { RaiseVerdictActor } from './raise-verdict.actor'
import { aJudgedFire } from './raise-verdict.fixtures'
import { raiseVerdictMachine } from './raise-verdict.machine'
import { RaiseVerdictView } from './raise-verdict.view'

const meta = {
  title: 'Dialogs 对话框/Confirm exception 确认火警、误报、故障/Raise verdict 更正为真实火警/Paths',
  id: 'dialogs-confirm-exception-raise-verdict-paths',
  parameters: { machine: raiseVerdictMachine },
} satisfies Meta

export default meta

export const EveryPath = walkEveryPath(
  {
    machine: raiseVerdictMachine,
    starts: [{ input: { record: aJudgedFire() } }],
    events: { 'raise.confirm': [{}], 'dialog.close': [{}] },
    answers: { raise: [{ outcome: 'raised' }, { outcome: 'already', person: 'lihua' }, { outcome: 'failed', message: null }] },
  },
  (actor, globals) => (
    <StoryProvider globals={globals}>
      <RaiseVerdictActor.Provider {...actor}>
        <RaiseVerdictView name="星河大厦 3F 东侧走廊3-2 烟雾报警" />
      </RaiseVerdictActor.Provider>
    </StoryProvider>
  ),
)
