import { snapshotAt } from '@smart-fire/dialogs/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, screen } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { followToolbar, FrontStage, storySignInClient } from '../../testing/story-world'
import '../../lib/front/front.css'
import { CodeField } from './code-field'
import './login.css'
import { zhCN } from './login.messages'
import { pictureCodeMachine, type PictureCodeContext } from './picture-code.machine'

interface Args {
  value: StateValueFrom<typeof pictureCodeMachine>
  context?: PictureCodeContext
}

const PICTURE = new Blob(
  ['<svg xmlns="http://www.w3.org/2000/svg" width="170" height="36"><rect width="170" height="36" fill="#fff"/><text x="40" y="26" font-size="24" fill="#333">AB3C</text></svg>'],
  { type: 'image/svg+xml' },
)

const meta = {
  title: 'Console 控制台/Picture code 验证码/States',
  id: 'console-picture-code-states',
  parameters: { machine: pictureCodeMachine },
  beforeEach: followToolbar,
  render: ({ value, context = { picture: null } }) => (
    <FrontStage><div className="front"><Field value={value} context={context} /></div></FrontStage>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

function Field({ value, context }: Required<Args>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <CodeField
      client={storySignInClient()} messages={zhCN} invalid={false} inputRef={input}
      options={{ snapshot: snapshotAt(pictureCodeMachine, value, context) }}
    />
  )
}

export const Loading: Story = {
  args: { value: 'loading' },
  play: async () => {
    await expect(await screen.findByText('正在获取…')).toBeVisible()
  },
}

export const Shown: Story = {
  args: { value: 'shown', context: { picture: { picture: PICTURE, key: 'k' } } },
  play: async () => {
    await expect(await screen.findByRole('img', { name: '验证码图片，4 个字符' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { value: 'failed' },
  play: async () => {
    await expect(await screen.findByText('获取失败，点击重试')).toBeVisible()
  },
}
