import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { PasswordField } from './password-field'
import { RadioCards } from './radio-cards'
import { SelectField } from './select-field'
import { TextField, type TextFieldProps } from './text-field'

function Form() {
  const [name, setName] = useState('operator')
  const [password, setPassword] = useState('')
  const [channel, setChannel] = useState('1')
  const [verdict, setVerdict] = useState('1')
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 520 }}>
      <TextField label="用户名" value={name} onChange={setName} hint="由租户管理员分配" required />
      <PasswordField label="密码" value={password} onChange={setPassword} autoComplete="new-password" error={password.length < 6 ? '长度在 6 到 18 个字符' : undefined} />
      <SelectField label="系统" value={channel} onChange={setChannel} options={[{ value: '1', label: '火灾报警' }, { value: '5', label: '消防给水' }]} />
      <RadioCards
        label="核实结论"
        value={verdict}
        onChange={setVerdict}
        options={[
          { value: '1', label: '真实火警', description: '现场确认起火', tone: 'alarm' },
          { value: '2', label: '火警测试', description: '计划内测试', tone: 'info' },
          { value: '0', label: '误报', description: '现场无火情', tone: 'normal' },
        ]}
      />
    </div>
  )
}

const meta = { title: 'UI 组件/Fields 输入框', id: 'ui-fields', component: Form } satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: StoryObj<TextFieldProps> = {
  ...playground({ label: '用户名', value: 'operator', hint: '由租户管理员分配', error: '', placeholder: '', hideLabel: false, required: true, disabled: false, readOnly: false }),
  render: ({ error, ...args }) => <TextField {...args} error={error || undefined} onChange={() => {}} />,
}

export const All: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByLabelText('系统'), '消防给水')
    await expect(canvas.getByLabelText('系统')).toHaveValue('5')
    await expect(canvas.getByLabelText(/用户名/)).toHaveAccessibleDescription('由租户管理员分配')
  },
}

export const ErrorDisappearsWhenCorrected: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const password = canvas.getByLabelText('密码')
    await expect(password).toHaveAccessibleDescription('长度在 6 到 18 个字符')
    await userEvent.type(password, 'smartfire119')
    await expect(password).toBeValid()
    await expect(canvas.queryByText('长度在 6 到 18 个字符')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }))
    await expect(password).toHaveAttribute('type', 'text')
  },
}

export const CardsByArrowKeys: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    canvas.getByRole('radio', { name: /真实火警/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: /火警测试/ })).toBeChecked()
  },
}
