import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { StatusFilter, type StatusFilterProps } from './status-filter'

function Filter() {
  const [status, setStatus] = useState<string | null>(null)
  return (
    <>
      <StatusFilter
        label="状态" value={status} onChange={setStatus} total={1_312}
        options={[
          { value: '1', label: '报警', tone: 'alarm', count: 3 }, { value: '0', label: '故障', tone: 'fault', count: 128 }, { value: '4', label: '离线', tone: 'offline', count: 0 },
          { value: '2', label: '正常', tone: 'normal', count: null }, { value: '3', label: '未启用', tone: 'notEnabled' },
        ]}
      />
      <output>{status}</output>
    </>
  )
}

const meta = { title: 'UI 组件/StatusFilter 状态筛选', id: 'ui-statusfilter', component: Filter } satisfies Meta<typeof Filter>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: StoryObj<Pick<StatusFilterProps, 'label' | 'value' | 'total'>> = {
  ...playground({ label: '状态', value: '1', total: 131 }, { value: ['1', '0'] }),
  render: (args) => <StatusFilter {...args} onChange={() => {}} options={[{ value: '1', label: '报警', tone: 'alarm', count: 3 }, { value: '0', label: '故障', tone: 'fault', count: 128 }]} />,
}

export const ToggleOneStatus: Story = {
  async play({ canvasElement }) {
    const filter = within(within(canvasElement).getByRole('group', { name: '状态' }))
    await expect(filter.getByRole('button', { name: '全部 1312' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(filter.getByRole('button', { name: '故障 128' }))
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('0')
    await userEvent.click(filter.getByRole('button', { name: '故障 128' }))
    await expect(filter.getByRole('button', { name: '全部 1312' })).toHaveAttribute('aria-pressed', 'true')
  },
}
