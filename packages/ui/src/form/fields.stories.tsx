import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { DateRangeField } from './date-range-field'
import { NumberField } from './number-field'
import { RadioField } from './radio-field'
import { TextArea } from './text-area'
import { CheckboxField, SwitchField } from './toggle-field'

const SHORTCUTS = [
  { label: '今天', from: '2026-11-20', to: '2026-11-20' }, { label: '昨天', from: '2026-11-19', to: '2026-11-19' },
  { label: '近 7 天', from: '2026-11-14', to: '2026-11-20' }, { label: '近 30 天', from: '2026-10-22', to: '2026-11-20' },
]
const CYCLES = [{ value: 'day', label: '每日' }, { value: 'week', label: '每周' }, { value: 'month', label: '每月' }, { value: 'year', label: '每年', disabled: true }]

interface LookProps { look: 'plain' | 'error' | 'disabled' | 'readOnly' }

function Fields({ look }: LookProps) {
  const [remark, setRemark] = useState('东侧走道烟感误报，已联系维保单位清洁')
  const [pressure, setPressure] = useState<number | string | null>(0.35)
  const [enabled, setEnabled] = useState(true)
  const [notify, setNotify] = useState(false)
  const [cycle, setCycle] = useState<string | null>('week')
  const [period, setPeriod] = useState({ from: '2026-11-14', to: '2026-11-20' })
  const shared = { disabled: look === 'disabled', readOnly: look === 'readOnly' }
  const wrong = (text: string) => (look === 'error' ? text : undefined)
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 520 }}>
      <TextArea label="备注" value={remark} onChange={setRemark} maxLength={200} hint="值班人员可见" error={wrong('请填写处理情况')} {...shared} />
      <NumberField label="压力下限" unit="MPa" min={0} max={1.6} decimals={2} step={0.05} required value={pressure} onChange={setPressure} hint="低于此值报警" error={wrong('必须小于上限')} {...shared} />
      <RadioField label="巡检周期" value={cycle} onChange={setCycle} options={CYCLES} hint="从开始日期起计算" error={wrong('请选择周期')} {...shared} />
      <DateRangeField label="时间范围" value={period} onChange={setPeriod} shortcuts={SHORTCUTS} error={wrong('最多查询 30 天')} {...shared} />
      <SwitchField label="启用" checked={enabled} onChange={setEnabled} hint="停用后不再接收数据" error={wrong('该设备已报废')} {...shared} />
      <CheckboxField label="短信通知负责人" checked={notify} onChange={setNotify} error={wrong('负责人没有手机号')} {...shared} />
    </div>
  )
}

const meta = { title: 'UI 组件/Form fields 表单字段', id: 'ui-form-fields', component: Fields, args: { look: 'plain' } } satisfies Meta<typeof Fields>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ look: 'plain' } satisfies LookProps, { look: ['plain', 'error', 'disabled', 'readOnly'] })

export const Plain: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('备注')).toHaveAccessibleDescription('值班人员可见')
    await userEvent.click(canvas.getByText('启用'))
    await expect(canvas.getByRole('switch', { name: '启用' })).not.toBeChecked()
    await userEvent.click(canvas.getByText('每月'))
    await expect(canvas.getByRole('radio', { name: '每月' })).toBeChecked()
    for (const target of canvas.getAllByRole('button')) await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  },
}

export const WithErrors: Story = {
  args: { look: 'error' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('alert')).toHaveLength(6)
    await expect(canvas.getByRole('spinbutton', { name: /压力下限/ })).toHaveAccessibleDescription('必须小于上限')
    await expect(canvas.getByRole('radiogroup', { name: '巡检周期' })).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Disabled: Story = {
  args: { look: 'disabled' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    for (const control of [canvas.getByLabelText('备注'), canvas.getByRole('spinbutton'), canvas.getByRole('switch'), canvas.getByRole('radio', { name: '每日' }), canvas.getByRole('button', { name: '今天' })]) {
      await expect(control).toBeDisabled()
    }
  },
}

export const ReadOnly: Story = {
  args: { look: 'readOnly' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('spinbutton'), '9{ArrowUp}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('0.35')
    await userEvent.click(canvas.getByText('短信通知负责人'))
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await expect(canvas.queryByRole('button', { name: '今天' })).toBeNull()
  },
}

export const TextThatIsNoNumber: Story = {
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('spinbutton', { name: /压力下限/ })
    await userEvent.clear(field)
    await userEvent.type(field, '0.4o')
    await expect(field).toHaveValue('0.4o')
    await expect(field).toHaveAccessibleDescription('请填写数字')
    await userEvent.type(field, '{Backspace}5{ArrowUp}')
    await expect(field).toHaveValue('0.5')
    await userEvent.clear(field)
    await userEvent.type(field, '3')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('应在 0 到 1.6 之间')
  },
}

export const RangeByShortcut: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '昨天' }))
    await expect(canvas.getByRole('textbox', { name: '开始日期' })).toHaveValue('2026-11-19')
    await expect(canvas.getByRole('button', { name: '昨天', pressed: true })).toBeVisible()
    const end = canvas.getByRole('textbox', { name: '结束日期' })
    await userEvent.clear(end)
    await userEvent.type(end, '2026-11-01')
    await expect(end).toHaveAccessibleDescription('不能早于 2026-11-19')
  },
}
