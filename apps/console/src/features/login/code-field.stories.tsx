import { ApiError, type PictureCode } from '@smart-fire/api-client'
import type { SignInClient } from '@smart-fire/api-client/sign-in'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useRef } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { followToolbar, FrontStage, storySignInClient } from '../../testing/story-world'
import '../../lib/front/front.css'
import { CodeField } from './code-field'
import './login.css'
import { zhCN } from './login.messages'

const PICTURE = new Blob(
  ['<svg xmlns="http://www.w3.org/2000/svg" width="170" height="36"><rect width="170" height="36" fill="#fff"/><text x="40" y="26" font-size="24" fill="#333">AB3C</text></svg>'],
  { type: 'image/svg+xml' },
)

interface Args {
  /** what the server answers, one answer for each call; the last one is never given */
  answers: (PictureCode | ApiError)[]
}

const meta = {
  title: 'Console 控制台/Picture code 验证码',
  id: 'console-picture-code-states',
  beforeEach: followToolbar,
  render: (args) => <FrontStage><div className="front"><Field {...args} /></div></FrontStage>,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

function Field({ answers }: Args) {
  const input = useRef<HTMLInputElement>(null)
  const client = useMemo(() => clientThatAnswers(answers), [answers])
  return <CodeField client={client} messages={zhCN} invalid={false} inputRef={input} />
}

function clientThatAnswers(answers: Args['answers']): SignInClient {
  const left = [...answers]
  const { auth, ...client } = storySignInClient()
  const pictureCode = () => {
    const answer = left.shift()
    if (!answer) return new Promise<never>(() => undefined)
    return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer)
  }
  return { ...client, auth: { ...auth, pictureCode } }
}

export const Loading: Story = {
  args: { answers: [] },
  play: async () => {
    await expect(await screen.findByText('正在获取…')).toBeVisible()
  },
}

/** A click loads another picture; until it is there, none is shown, and what was typed for the old one is gone. */
export const Shown: Story = {
  args: { answers: [{ picture: PICTURE, key: 'k' }, { picture: PICTURE, key: 'k2' }] },
  play: async ({ canvasElement }) => {
    const input = await screen.findByLabelText('验证码')
    await expect(await screen.findByRole('img', { name: '验证码图片，4 个字符' })).toBeVisible()
    await userEvent.type(input, 'AB')
    await userEvent.click(screen.getByRole('button', { name: '验证码图片，4 个字符' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(await screen.findByRole('img', { name: '验证码图片，4 个字符' })).toBeVisible()
    await expect(canvasElement.ownerDocument.querySelector('input[name=image]')).toHaveValue('k2')
  },
}

/** Signing in needs the picture: a click tries again. */
export const Failed: Story = {
  args: { answers: [new ApiError('network')] },
  play: async () => {
    await expect(await screen.findByText('获取失败，点击重试')).toBeVisible()
  },
}
