import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CodePage, type CodePageProps } from './code-page'

function draw(props: Partial<CodePageProps> = {}) {
  const onSubmit = vi.fn()
  render(<CodePage busy={false} problem={null} failedAttempts={0} onSubmit={onSubmit} onCancel={() => undefined} {...props} />)
  return onSubmit
}
const type = (text: string) => userEvent.type(screen.getByRole('textbox'), text)

it('gives the whole code without the blanks around it, once for each Enter: an app shows it in two groups, and it is pasted so', async () => {
  const onSubmit = draw()
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.paste(' 123 456 ')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit.mock.calls).toEqual([['123 456']])
})

it('sends nothing without a code, says so and keeps the focus in its field', async () => {
  const onSubmit = draw()
  await type('  {Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe('请输入验证码')
  expect(screen.getByRole('textbox')).toHaveFocus()
})

it('sends nothing while the server checks the code before: that one would be spent as well', async () => {
  const onSubmit = draw({ busy: true })
  await type('123456{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('sends a code once while Enter is held', async () => {
  const onSubmit = draw()
  await type('123456{Enter>3/}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('says of a wrong code why it may be wrong although it was read well, and not that a picture was renewed', () => {
  draw({ problem: { kind: 'code' } })
  expect(screen.getByRole('alert').textContent).toBe('验证码错误每个动态验证码只能用一次，请等待下一个；手机时间不准也会出错。')
})

it('takes a recovery code in its full length, and is ready for it', async () => {
  const onSubmit = draw()
  await userEvent.click(screen.getByRole('button', { name: '手机不在身边，使用恢复码' }))
  expect(screen.getByRole('textbox', { name: '恢复码' })).toHaveFocus()
  await type('abcd-efgh-1234{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('abcd-efgh-1234')
})
