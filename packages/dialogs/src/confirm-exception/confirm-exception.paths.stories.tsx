import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../.storybook/paths/path-walk'
import { StoryProvider } from '../testing/story-provider'
import { ConfirmExceptionActor } from './confirm-exception.actor'
import { aConfirmation } from './confirm-exception.fixtures'
import { confirmExceptionMachine } from './confirm-exception.machine'
import { ConfirmExceptionView } from './confirm-exception.view'

const meta = {
  title: 'Dialogs 对话框/Confirm exception 确认火警、误报、故障/Paths',
  id: 'dialogs-confirm-exception-paths',
  parameters: { machine: confirmExceptionMachine },
} satisfies Meta

export default meta

const { record, conflict, refusal } = aConfirmation()

export const EveryPath = walkEveryPath(
  {
    machine: confirmExceptionMachine,
    starts: [{ input: { record } }],
    events: {
      'verdict.choose': [{ verdict: '2' }],
      'verdict.submit': [{}],
      'verdict.reconsider': [{}],
      'verdict.withdraw': [{}],
      'record.ended': [{ person: 'lihua', at: conflict.at, verdict: null }],
      'dialog.close': [{}],
      'link.silent': [{}],
      'link.live': [{}],
    },
    answers: { submit: [{ outcome: 'accepted' }, { outcome: 'conflict', conflict }, { outcome: 'refused', ...refusal }, { outcome: 'unsent' }, { outcome: 'undone' }] },
  },
  (actor, globals) => (
    <StoryProvider globals={globals}>
      <ConfirmExceptionActor.Provider {...actor}>
        <ConfirmExceptionView />
      </ConfirmExceptionActor.Provider>
    </StoryProvider>
  ),
)
