import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { Button } from '../components/button/button'
import { SelectField } from '../components/field/select-field'
import { TextField } from '../components/field/text-field'
import { ComboField } from '../form/combo/combo-field'
import { DateRangeField } from '../form/date-range-field'
import { FilterBar, type FilterBarHandle } from './filter-bar'

const NOTHING = { name: '', building: null, state: '', from: '', to: '', person: '', number: '' }

interface DeskProps {
  width: number
  building: string | null
}

function Desk({ width, building: firstBuilding }: DeskProps) {
  const [values, setValues] = useState<Omit<typeof NOTHING, 'building'> & { building: string | null }>({ ...NOTHING, building: firstBuilding })
  const bar = useRef<FilterBarHandle>(null)
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part })
  const { name, building, state, from, to, person, number } = values
  return (
    <div style={{ width, maxWidth: '100%' }} onKeyDown={(event) => (event.key === 'F2' ? bar.current?.focusFirst() : undefined)}>
      <FilterBar
        label="筛选异常记录" handle={bar} onReset={() => setValues(NOTHING)} end={<Button size="sm" variant="solid">新增</Button>}
        items={[
          { id: 'name', isSet: name !== '', field: <TextField label="关键字" type="search" placeholder="设备编号 / 位置" value={name} onChange={(text) => change({ name: text })} /> },
          { id: 'state', isSet: state !== '', width: 120, field: <SelectField label="状态" value={state} onChange={(next) => change({ state: next })} options={[{ value: '', label: '全部' }, { value: '1', label: '报警' }, { value: '0', label: '故障' }]} /> },
          { id: 'building', isSet: building !== null, field: <ComboField label="建筑" value={building} onChange={(next) => change({ building: next })} options={[{ value: 'a', label: '万达广场A座' }, { value: 'b', label: '滨江一号' }]} /> },
          { id: 'period', isSet: from !== '' || to !== '', width: 310, field: <DateRangeField label="时间" value={{ from, to }} onChange={change} /> },
          { id: 'person', isSet: person !== '', field: <TextField label="处理人" value={person} onChange={(text) => change({ person: text })} /> },
          { id: 'number', isSet: number !== '', field: <TextField label="主机编号" value={number} onChange={(text) => change({ number: text })} /> },
        ]}
      />
    </div>
  )
}

const meta = { title: 'UI 组件/FilterBar 筛选栏', id: 'ui-filterbar', component: Desk, args: { width: 1200, building: null } } satisfies Meta<typeof Desk>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ width: 1200, building: 'a' } satisfies DeskProps, { building: ['a', 'b'] })

export const AllFit: Story = {
  args: { width: 1360 },
  decorators: [(Story) => <div style={{ width: 1360 }}><Story /></div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText('主机编号')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /更多筛选/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '重置' })).toBeNull()
  },
}

export const SomeAreHidden: Story = {
  args: { width: 820 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const more = await canvas.findByRole('button', { name: '更多筛选 (3)' })
    await expect(canvas.getByLabelText('处理人')).not.toBeVisible()
    await userEvent.click(more)
    await expect(canvas.getByLabelText('处理人')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '收起筛选' }))
    await expect(canvas.getByLabelText('处理人')).not.toBeVisible()
  },
}

export const AHiddenOneIsSet: Story = {
  args: { width: 560, building: 'a' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: '更多筛选 (5，已设 1)' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await expect(await canvas.findByRole('button', { name: '更多筛选 (5)' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '重置' })).toBeNull()
    await expect(canvas.getByLabelText('关键字')).toHaveFocus()
  },
}

/** At this width a text of the button that were a little shorter would leave room for another filter. */
export const AsManyFitWhenNoneIsSet: Story = {
  ...AHiddenOneIsSet,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('search')
    await userEvent.click(await canvas.findByRole('button', { name: '重置' }))
    await canvas.findByRole('button', { name: '更多筛选 (5)' })
    bar.style.width = '1000px'
    await canvas.findByRole('button', { name: '更多筛选 (3)' })
    bar.style.width = '560px'
    await expect(await canvas.findByRole('button', { name: '更多筛选 (5)' })).toBeVisible()
  },
}

export const FirstFilterByKey: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fireEvent.keyDown(canvas.getByRole('button', { name: '新增' }), { key: 'F2' })
    await waitFor(() => expect(canvas.getByLabelText('关键字')).toHaveFocus())
  },
}
