import { ApiError } from '@smart-fire/api-client'
import { useMessages } from '@smart-fire/dialogs/provider'
import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../../.storybook/paths/path-walk'
import { ScreenStage } from '../../testing/screen-stage'
import { followToolbar } from '../../testing/story-world'
import { FormActor } from './form.actor'
import { aFormContext, aPost, postForm, postWords } from './form.fixtures'
import { formMachine } from './form.machine'
import { FormView } from './form.view'

const meta = {
  title: 'Console 控制台/Kinds 页面类型/Form 表单/Paths',
  id: 'console-kinds-form-paths',
  parameters: { machine: formMachine },
  beforeEach: followToolbar,
} satisfies Meta

export default meta

const CONFLICT = new ApiError('conflict', { conflict: { person: '李四', at: 0, verdict: null } })

export const EveryPath = walkEveryPath(
  {
    machine: formMachine,
    starts: [{ input: { id: '7' } }, { value: { conflict: 'comparing' }, context: aFormContext({ input: aPost() }) }],
    events: {
      'form.submit': [{ input: aPost() }],
      'form.retry': [{}],
      'conflict.takeTheirs': [{}],
      'conflict.keepMine': [{}],
    },
    answers: { loadRow: [aPost()], save: [undefined] },
    failures: { loadRow: [new ApiError('notFound')], save: [CONFLICT, new ApiError('notFound')] },
  },
  (actor, globals) => (
    <ScreenStage globals={globals}>
      <FormActor.Provider {...actor}><PostForm /></FormActor.Provider>
    </ScreenStage>
  ),
)

function PostForm() {
  const words = useMessages(postWords)
  return <FormView declaration={postForm} words={words} mode="edit" title={words.title} onClose={() => undefined} />
}
