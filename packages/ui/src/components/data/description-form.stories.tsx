import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { DescriptionForm, type DescriptionFormProps } from './description-form'

const meta = {
  title: 'UI 组件/DescriptionForm 只读表单',
  id: 'ui-descriptionform',
  component: DescriptionForm,
  args: {
    label: '建筑详情',
    columns: 3,
    groups: [
      { id: 'base', title: '基本信息', fields: [
        { id: 'name', label: '建筑名称', value: '万达广场A座' },
        { id: 'height', label: '建筑高度', value: '99.8', unit: 'm' },
        { id: 'phone', label: '联系电话', value: null },
        { id: 'address', label: '地址', value: '浙江省杭州市滨江区江南大道 588 号恒鑫大厦东侧 3 号门', wide: true },
      ] },
      { id: 'fire', title: '消防信息', fields: [{ id: 'note', label: '毗邻建筑情况', value: '东侧为云锦东方写字楼，间距 18 m', multiline: true }] },
    ],
  },
} satisfies Meta<typeof DescriptionForm>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: '建筑详情', columns: 3 } satisfies Partial<DescriptionFormProps>, { columns: [1, 2, 3, 4, 5] })

export const Grouped: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const base = within(canvas.getByRole('group', { name: '基本信息' }))
    await expect(base.getByLabelText('建筑高度')).toBeDisabled()
    await expect(base.getByLabelText('建筑高度')).toHaveValue('99.8')
    await expect(base.getByLabelText('联系电话')).toHaveValue('–')
    // disabled fields have the colour of normal text
    const field = base.getByLabelText('建筑名称')
    await expect(getComputedStyle(field).color).toBe(getComputedStyle(canvas.getByText('基本信息')).color)
    await expect(getComputedStyle(field.parentElement ?? field).opacity).toBe('1')
    // facts, not boxes: no border, and the unit stands at its number
    await expect(getComputedStyle(field.parentElement ?? field).borderTopWidth).toBe('0px')
    const height = base.getByLabelText('建筑高度').getBoundingClientRect()
    const unit = base.getByText('m').getBoundingClientRect()
    await expect(unit.left - height.right).toBeLessThan(8)
    await expect(height.width).toBeLessThan(60)
  },
}
