import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { ChoiceBar, type ChoiceBarProps } from './choice-bar'
import { DateField } from './date-field'

function Toolbar() {
  const [point, setPoint] = useState<string | null>(null)
  const [day, setDay] = useState('2026-11-20')
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 520 }}>
      <ChoiceBar
        label="监测点"
        hideLabel={false}
        value={point}
        onChange={setPoint}
        options={[
          { value: 'smoke', label: '烟雾浓度', tone: 'alarm' }, { value: 'heat', label: '温度', tone: 'fault' }, { value: 'battery', label: '电池电压' },
          { value: 'signal', label: '信号强度' }, { value: 'dirt', label: '污染度', disabled: true },
        ]}
      />
      <ChoiceBar label="时段" size="sm" value="today" onChange={() => {}} options={[{ value: 'today', label: '今天' }, { value: 'yesterday', label: '昨天' }]} />
      <DateField label="日期" value={day} onChange={setDay} min="2026-11-11" max="2026-11-21" isDateDisabled={(date) => date === '2026-11-15'} disabledText="当天没有数据" />
      <output>{day}</output>
    </div>
  )
}

const meta = { title: 'UI 组件/Choices 选项条、日期', id: 'ui-choices', component: Toolbar } satisfies Meta<typeof Toolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: StoryObj<Omit<ChoiceBarProps, 'options' | 'onChange'>> = {
  ...playground({ label: '时段', value: 'today', size: 'md', hideLabel: false, disabled: false }, { value: ['today', 'yesterday'], size: ['sm', 'md', 'lg'] }),
  render: (args) => <ChoiceBar {...args} onChange={() => {}} options={[{ value: 'today', label: '今天' }, { value: 'yesterday', label: '昨天' }]} />,
}

export const SingleChoice: Story = {
  async play({ canvasElement }) {
    const bar = within(within(canvasElement).getByRole('group', { name: '监测点' }))
    await userEvent.click(bar.getByText('温度'))
    await expect(bar.getByRole('radio', { name: '温度' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(bar.getByRole('radio', { name: '电池电压' })).toBeChecked()
    await expect(bar.getByRole('radio', { name: '污染度' })).toBeDisabled()
  },
}

export const OnlyAcceptedDays: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: '日期' })
    const write = async (text: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await userEvent.tab()
    }
    await write('2026-11-15')
    await waitFor(() => expect(field).toHaveAccessibleDescription('当天没有数据'))
    await write('2026-11-22')
    await waitFor(() => expect(field).toHaveAccessibleDescription('不能晚于 2026-11-21'))
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await write('2026/11/9')
    await waitFor(() => expect(field).toHaveAccessibleDescription('不能早于 2026-11-11'))
    await write('20261112')
    await waitFor(() => expect(field).toHaveValue('2026-11-12'))
    await expect(field).toBeValid()
    await expect(canvas.getByRole('status')).toHaveTextContent('2026-11-12')
  },
}
