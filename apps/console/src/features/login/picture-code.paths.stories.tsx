import { ApiError } from '@smart-fire/api-client'
import type { Meta } from '@storybook/react-vite'
import { useRef } from 'react'
import { walkEveryPath, type WalkedActor } from '../../../../../.storybook/paths/path-walk'
import { followToolbar, FrontStage, storySignInClient } from '../../testing/story-world'
import '../../lib/front/front.css'
import { CodeField } from './code-field'
import './login.css'
import { zhCN } from './login.messages'
import { pictureCodeMachine } from './picture-code.machine'

const meta = {
  title: 'Console 控制台/Picture code 验证码/Paths',
  id: 'console-picture-code-paths',
  parameters: { machine: pictureCodeMachine },
  beforeEach: followToolbar,
} satisfies Meta

export default meta

/** A client whose picture call never settles: the path walk supplies the response. */
function silentClient() {
  const { auth, ...client } = storySignInClient()
  return { ...client, auth: { ...auth, pictureCode: () => new Promise<never>(() => undefined) } }
}

function Field({ options }: Pick<WalkedActor<typeof pictureCodeMachine>, 'options'>) {
  const input = useRef<HTMLInputElement>(null)
  return <CodeField client={silentClient()} messages={zhCN} invalid={false} inputRef={input} options={options} />
}

export const EveryPath = walkEveryPath(
  {
    machine: pictureCodeMachine,
    starts: [{ value: 'loading', context: { picture: null } }],
    events: {
      'picture.refresh': [{}],
    },
    failures: { fetchPicture: [new ApiError('aborted')] },
    answers: { fetchPicture: [{ key: 'k1', picture: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }) }] },
  },
  ({ options }) => (
    <FrontStage>
      <div className="front">
        <Field options={options} />
      </div>
    </FrontStage>
  ),
)
