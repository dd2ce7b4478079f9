import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { ComboField, MultiComboField, type ComboFieldProps } from './combo-field'
import type { ComboOption } from './combo-options'

const BUILDINGS: ComboOption[] = ['万达广场A座', '万达广场B座', '云锦东方写字楼', '滨江一号住宅楼', '南方科技园3号厂房'].map((label, at) => ({
  value: String(at + 1), label, hint: `JZ-${1001 + at}`, disabled: at === 3,
}))
const DEVICES: ComboOption[] = Array.from({ length: 240 }, (_, at) => ({ value: `8610230${4000 + at}`, label: `点型感烟火灾探测器 ${at + 1}`, hint: `${(at % 12) + 1}F` }))

interface DeskProps {
  /** The response to a search. */
  response: 'options' | 'nothing' | 'failed' | 'never'
}

function Desk({ response }: DeskProps) {
  const [building, setBuilding] = useState<string | null>('1')
  const [device, setDevice] = useState<string | null>(null)
  const [watched, setWatched] = useState<readonly string[]>(['1', '3'])
  const search = async (text: string) => {
    if (response === 'never') await new Promise(() => {})
    if (response === 'failed') throw new Error('no response')
    return response === 'nothing' ? [] : DEVICES.filter(({ label, hint }) => `${label} ${hint}`.includes(text))
  }
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 420, minHeight: 420, alignContent: 'start' }}>
      <ComboField label="建筑" options={BUILDINGS} value={building} onChange={setBuilding} hint="可输入名称或编号" />
      <ComboField label="设备" search={search} value={device} onChange={setDevice} required />
      <MultiComboField label="负责建筑" options={BUILDINGS} value={watched} onChange={setWatched} />
      <ComboField label="消防单位" options={BUILDINGS} value={null} onChange={() => {}} error="请选择消防单位" />
      <MultiComboField label="已停用" options={BUILDINGS} value={['2']} onChange={() => {}} disabled />
      <MultiComboField label="只读" options={BUILDINGS} value={['2', '5']} onChange={() => {}} readOnly />
    </div>
  )
}

const meta = { title: 'UI 组件/Combo field 搜索选择', id: 'ui-combo-field', component: Desk, args: { response: 'options' } } satisfies Meta<typeof Desk>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: StoryObj<Pick<ComboFieldProps, 'label' | 'value' | 'hint' | 'error' | 'required' | 'disabled' | 'readOnly'>> = {
  ...playground({ label: '建筑', value: '1', hint: '可输入名称或编号', error: '', required: false, disabled: false, readOnly: false }, { value: ['1', '2', '3'] }),
  render: ({ error, ...args }) => <ComboField {...args} error={error || undefined} options={BUILDINGS} onChange={() => {}} />,
}

const field = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('combobox', { name })

export const ByMouse: Story = {
  async play({ canvasElement }) {
    const building = field(canvasElement, /^建筑/)
    await userEvent.click(building)
    const list = await screen.findByRole('listbox', { name: '建筑' })
    await expect(within(list).getByRole('option', { name: /万达广场A座/, selected: true })).toBeVisible()
    await waitFor(() => expect(list.getBoundingClientRect().width).toBeGreaterThan(300))
    await userEvent.click(within(list).getByRole('option', { name: /滨江一号/ }))
    await expect(building).toHaveValue('万达广场A座')
    await userEvent.click(within(list).getByRole('option', { name: /云锦东方/ }))
    await expect(building).toHaveValue('云锦东方写字楼')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(building).toHaveFocus()
  },
}

export const ByKeyboard: Story = {
  async play({ canvasElement }) {
    const building = field(canvasElement, /^建筑/)
    await userEvent.tab()
    await expect(building).toHaveFocus()
    await userEvent.keyboard('南方')
    await screen.findByRole('option', { name: /南方科技园/ })
    await userEvent.keyboard('{Enter}')
    await expect(building).toHaveValue('南方科技园3号厂房')
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox', { name: '建筑' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(building).toHaveFocus()
  },
}

export const RemoteSearch: Story = {
  async play({ canvasElement }) {
    const device = field(canvasElement, /设备/)
    await userEvent.click(device)
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(100))
    await expect(screen.getByText('仅显示前 100 项，请输入关键字缩小范围')).toBeInTheDocument()
    await userEvent.type(device, '240')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(device).toHaveValue('点型感烟火灾探测器 240')
  },
}

export const Loading: Story = {
  args: { response: 'never' },
  async play({ canvasElement }) {
    await userEvent.click(field(canvasElement, /设备/))
    await expect(await screen.findByText('正在搜索…', { selector: 'p' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { response: 'nothing' },
  async play({ canvasElement }) {
    await userEvent.click(field(canvasElement, /设备/))
    await expect(await screen.findByText('没有匹配的选项', { selector: 'p' })).toBeVisible()
  },
}

export const SearchFailed: Story = {
  args: { response: 'failed' },
  async play({ canvasElement }) {
    await userEvent.click(field(canvasElement, /设备/))
    await expect(await screen.findByText('搜索失败', { selector: 'p' })).toBeVisible()
    await expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Several: Story = {
  async play({ canvasElement }) {
    const watched = field(canvasElement, /负责建筑/)
    await userEvent.click(watched)
    await userEvent.click(await screen.findByRole('option', { name: /万达广场B座/ }))
    await expect(watched).toHaveAccessibleDescription('已选 3 项：万达广场A座、云锦东方写字楼、万达广场B座')
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}')
    await expect(watched).toHaveAccessibleDescription('已选 2 项：万达广场A座、万达广场B座')
    await expect(within(canvasElement).getAllByRole('button', { name: '移除 万达广场B座' })[0]).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(watched).toHaveFocus()
  },
}
