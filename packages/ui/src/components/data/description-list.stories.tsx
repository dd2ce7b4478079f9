import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { StatusBadge } from '../status/status-badge'
import { formatDateTime } from '../time/format-date-time'
import { DescriptionList, type DescriptionListProps } from './description-list'

const meta = {
  title: 'UI 组件/DescriptionList 描述列表',
  id: 'ui-descriptionlist',
  component: DescriptionList,
  args: {
    columns: 2,
    items: [
      { id: 'number', term: '设备编号', value: '86102304037', copy: '86102304037' },
      { id: 'state', term: '状态', value: <StatusBadge tone="fault">故障</StatusBadge> },
      { id: 'time', term: '时间', value: formatDateTime(Date.UTC(2026, 10, 20, 6, 30, 8)) },
      { id: 'floor', term: '楼层', value: '3F' },
      { id: 'address', term: '地址', value: '浙江省杭州市滨江区江南大道 588 号恒鑫大厦东侧 3 号门', wide: true, copy: '江南大道 588 号' },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: '设备', columns: 2 } satisfies Partial<DescriptionListProps>, { columns: [1, 2, 3] })

export const TwoColumns: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['设备编号', '状态', '时间', '楼层', '地址'])
    await expect(canvas.getByText('2026-11-20 14:30:08')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '复制设备编号' })).toBeVisible()
  },
}

/** The values of a column stand below each other, whatever the terms beside them. */
export const LongTerms: Story = {
  args: { items: [{ id: 'wiring', term: '主机 / 回路-地址', value: '5 / 02-017' }, { id: 'state', term: '状态', value: '正常' }, { id: 'place', term: '位置描述', value: '东侧走廊' }, { id: 'floor', term: '楼层', value: '3F' }] },
  async play({ canvasElement }) {
    const beginnings = () => [...canvasElement.querySelectorAll('dd')].map((value) => Math.round(value.getBoundingClientRect().left))
    const [first = 0, second = 0, ...below] = beginnings()
    await expect(below).toEqual([first, second])
    await expect(second).toBeGreaterThan(first)
    const term = within(canvasElement).getByText('主机 / 回路-地址').getBoundingClientRect()
    await expect([term.right <= first, term.height < 30]).toEqual([true, true])
  },
}
