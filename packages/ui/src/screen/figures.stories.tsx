import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flame } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { ProgressBar } from '../components/progress/progress-bar'
import { KeyHint } from './key-hint'
import { StatTile, type StatTileProps } from './stat-tile'
import { Steps } from './steps'
import { Timeline } from './timeline'

const retry = fn()

const Tiles = () => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 12 }}>
    <StatTile label="本月火警" value={12} unit="次" icon={<Flame size={14} aria-hidden="true" />} change={{ direction: 'up', text: '+3', label: '较上月', tone: 'alarm' }} />
    <StatTile label="平均处理时长" value="4.2" unit="分钟" change={{ direction: 'down', text: '-18%', label: '较上月', tone: 'normal' }} />
    <StatTile label="误报率" value="63" unit="%" change={{ direction: 'same', text: '0%', label: '较上月' }} />
    <StatTile label="在线率" value={null} unit="%" />
    <StatTile label="设备总数" value={null} state="loading" />
    <StatTile label="离线设备" value={null} state="failed" onRetry={retry} />
    <StatTile label="故障" value={48} unit="个" state="stale" change={{ direction: 'up', text: '+5', label: '较昨日' }} />
  </div>
)

const meta = { title: 'UI 组件/Figures 指标、时间线', id: 'ui-figures', component: Tiles, beforeEach: () => void retry.mockReset() } satisfies Meta<typeof Tiles>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: StoryObj<StatTileProps> = {
  ...playground(
    { label: '本月火警', value: '12', unit: '次', state: 'ready', note: '参考值 10' } satisfies StatTileProps,
    { state: ['loading', 'ready', 'refreshing', 'stale', 'failed'] },
  ),
  render: (args) => <StatTile {...args} onRetry={retry} />,
}

export const StatTiles: Story = {
  async play({ canvasElement }) {
    const tile = (name: string) => within(within(canvasElement).getByRole('group', { name }))
    await expect(tile('本月火警').getByText('12')).toBeVisible()
    await expect(tile('在线率').getByText('–')).toBeVisible()
    await expect(tile('在线率').queryByText('%')).toBeNull()
    await expect(tile('设备总数').queryByText('–')).toBeNull()
    await expect(tile('故障').getByRole('img', { name: /未能更新/ })).toBeVisible()
    await userEvent.click(tile('离线设备').getByRole('button', { name: '重试' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Events: Story = {
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <Timeline
        label="处置记录"
        items={[
          { id: '4', time: '2026-11-20 14:36:50', title: '核实结论：误报', text: '王建国：现场无火情，探测器受油烟影响', tone: 'normal' },
          { id: '3', time: '2026-11-20 14:33:12', title: '已通知值班负责人', text: '短信 138****2290，已送达' },
          { id: '2', time: '2026-11-20 14:32:40', title: '重复报警 2 次', tone: 'alarm' },
          { id: '1', time: '2026-11-20 14:32:08', title: '首次报警', text: '万达广场A座 3F 东侧走道电梯厅前室', tone: 'alarm' },
        ]}
      />
    </div>
  ),
  async play({ canvasElement }) {
    const items = within(within(canvasElement).getByRole('list', { name: '处置记录' })).getAllByRole('listitem')
    await expect(items).toHaveLength(4)
    await expect(items[0]).toHaveTextContent('2026-11-20 14:36:50核实结论：误报王建国：现场无火情，探测器受油烟影响')
  },
}

export const StepsProgressAndKeys: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      <Steps label="导入步骤" current="check" steps={[{ id: 'file', label: '选择文件' }, { id: 'check', label: '核对' }, { id: 'done', label: '完成' }]} />
      <ProgressBar label="导入" value={0.35} text="70 / 200" />
      <ProgressBar label="正在准备" value={null} text="正在准备…" />
      <p><KeyHint keys={['/']} /> 筛选 <KeyHint keys={['Ctrl', 'S']} /> 保存</p>
    </div>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('核对').closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('progressbar', { name: '导入' })).toHaveAttribute('aria-valuenow', '35')
    await expect(canvas.getByRole('progressbar', { name: '正在准备' })).not.toHaveAttribute('aria-valuenow')
  },
}
