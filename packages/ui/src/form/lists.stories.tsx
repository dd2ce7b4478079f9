import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { SelectField } from '../components/field/select-field'
import { ColorField } from './color-field'
import { NumberField } from './number-field'
import { RepeatedRows } from './repeated-rows'
import { TransferField } from './transfer/transfer-field'

const USERS = ['王建国', '李秀英', '张伟', '刘洋', '陈静', '杨帆', '赵磊', '黄敏', '周涛', '吴丽'].map((label, at) => ({ value: String(at), label, hint: at % 2 === 0 ? '指挥中心' : '一大队', disabled: at === 4 }))
const LEVELS = ['#C62828', '#E65100', '#F2A51F', '#2E7D32', '#1565C0', '#6A1B9A']

interface Outlet { id: number; size: number | string | null; type: string }

interface DeskProps { look: 'plain' | 'error' | 'disabled' | 'readOnly' }

function Desk({ look }: DeskProps) {
  const [members, setMembers] = useState<readonly string[]>(['1', '3'])
  const [colour, setColour] = useState('#F2A51F')
  const [outlets, setOutlets] = useState<readonly Outlet[]>([{ id: 1, size: 65, type: 'in' }, { id: 2, size: 100, type: 'out' }])
  const shared = { disabled: look === 'disabled', readOnly: look === 'readOnly', required: true }
  const wrong = (text: string) => (look === 'error' ? text : undefined)
  const change = (index: number, part: Partial<Outlet>) => setOutlets(outlets.map((outlet, at) => (at === index ? { ...outlet, ...part } : outlet)))
  const move = (from: number, to: number) => {
    const left = outlets.filter((_, at) => at !== from)
    setOutlets([...left.slice(0, to), ...outlets.slice(from, from + 1), ...left.slice(to)])
  }
  return (
    <div style={{ display: 'grid', gap: 20, maxWidth: 600 }}>
      <TransferField label="角色成员" options={USERS} value={members} onChange={setMembers} hint="成员立即获得该角色的权限" error={wrong('至少添加一名成员')} {...shared} />
      <ColorField label="级别颜色" value={colour} onChange={setColour} swatches={LEVELS} error={wrong('该颜色已被使用')} {...shared} />
      <RepeatedRows
        label="出水口" rows={outlets} rowKey={({ id }) => String(id)} rowName={(_, at) => `出水口 ${at + 1}`} min={1} max={4} addText="添加出水口" error={wrong('口径不能重复')} {...shared}
        onAdd={() => setOutlets([...outlets, { id: Math.max(...outlets.map(({ id }) => id)) + 1, size: null, type: 'out' }])} onRemove={(index) => setOutlets(outlets.filter((_, at) => at !== index))} onMove={move}
        renderRow={(outlet, index) => (
          <>
            <NumberField label="口径" unit="mm" value={outlet.size} onChange={(size) => change(index, { size })} readOnly={shared.readOnly} />
            <SelectField label="类型" value={outlet.type} onChange={(type) => change(index, { type })} options={[{ value: 'in', label: '吸水口' }, { value: 'out', label: '出水口' }]} disabled={shared.readOnly} />
          </>
        )}
      />
    </div>
  )
}

const meta = { title: 'UI 组件/Form lists 穿梭框、颜色、重复行', id: 'ui-form-lists', component: Desk, args: { look: 'plain' } } satisfies Meta<typeof Desk>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ look: 'plain' } satisfies DeskProps, { look: ['plain', 'error', 'disabled', 'readOnly'] })

export const Plain: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    for (const target of canvas.getAllByRole('button')) await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    await expect(canvas.getByText(/对比度：浅色背景/)).toBeVisible()
  },
}

export const MembersByKeyboard: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const members = within(canvas.getByRole('region', { name: '已添加' }))
    canvas.getByLabelText('搜索 可添加').focus()
    await userEvent.keyboard('指挥{ArrowDown}{Enter}')
    await expect(members.getByRole('button', { name: /^移除 王建国/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^添加 张伟/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(members.getAllByRole('button', { name: /^移除/ })).toHaveLength(4)
  },
}

export const RowsByKeyboard: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const sizes = () => canvas.getAllByRole('spinbutton', { name: '口径' }).map((size) => (size as HTMLInputElement).value)
    await userEvent.click(canvas.getByRole('button', { name: '添加出水口' }))
    await userEvent.keyboard('150{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await expect(sizes()).toEqual(['150', '65', '100'])
    await expect(canvas.getAllByRole('spinbutton', { name: '口径' })[0]).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '移除 出水口 1' }))
    await expect(canvas.getByRole('button', { name: '移除 出水口 1' })).toHaveFocus()
    await expect(sizes()).toEqual(['65', '100'])
  },
}

export const ColourThatIsHardToSee: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: /级别颜色/ })
    await userEvent.clear(field)
    await userEvent.type(field, '#FFF3C4')
    await expect(canvas.getByText(/不易辨认/)).toBeVisible()
    await userEvent.type(field, 'X')
    await expect(field).toHaveAccessibleDescription('请按 #RRGGBB 填写，例如 #C62828')
  },
}

export const WithErrors: Story = {
  args: { look: 'error' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('group', { name: /角色成员/ })).toHaveAccessibleDescription('至少添加一名成员')
    await expect(within(canvasElement).getByRole('group', { name: /^出水口\*?$/ })).toHaveAccessibleDescription('口径不能重复')
  },
}

export const Disabled: Story = {
  args: { look: 'disabled' },
  async play({ canvasElement }) {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled()
  },
}

export const ReadOnly: Story = {
  args: { look: 'readOnly' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('region', { name: '可添加' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '添加出水口' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /级别颜色/ })).toHaveAttribute('readonly')
  },
}
