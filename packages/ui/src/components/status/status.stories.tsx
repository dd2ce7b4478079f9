import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { TONES, type Tone } from '../../theme/tone'
import { CountBadge } from './count-badge'
import { StatusBadge, type StatusBadgeProps } from './status-badge'
import { StatusMark } from './status-mark'

const WORDS: Record<Tone, string> = { alarm: '报警', fault: '故障', offline: '离线', notEnabled: '未启用', normal: '正常', info: '提示' }
const line = { display: 'flex', gap: 12, alignItems: 'center' } as const

const meta = { title: 'UI 组件/StatusBadge 状态标签', id: 'ui-statusbadge', component: StatusBadge, args: { tone: 'alarm', children: '报警' } } satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ tone: 'alarm', variant: 'subtle', children: '报警' } satisfies StatusBadgeProps, { tone: TONES, variant: ['subtle', 'solid', 'plain'] })

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['subtle', 'solid', 'plain'] as const).map((variant) => (
        <div key={variant} style={line}>{TONES.map((tone) => <StatusBadge key={tone} tone={tone} variant={variant}>{WORDS[tone]}</StatusBadge>)}</div>
      ))}
    </div>
  ),
  async play({ canvasElement }) {
    for (const tone of TONES) await expect(within(canvasElement).getAllByText(WORDS[tone])).toHaveLength(3)
  },
}

export const Marks: Story = {
  render: () => <div style={line}>{TONES.map((tone) => <StatusMark key={tone} tone={tone} size={40} label={WORDS[tone]} />)}</div>,
  async play({ canvasElement }) {
    const marks = within(canvasElement).getAllByRole('img')
    const colours = marks.map((mark) => getComputedStyle(mark).color)
    const drawings = marks.map((mark) => mark.innerHTML)
    await expect(new Set(colours).size).toBe(TONES.length)
    await expect(new Set(drawings).size).toBe(TONES.length)
  },
}

export const Greyscale: Story = {
  render: () => <div style={{ ...line, filter: 'grayscale(1)' }}>{TONES.map((tone) => <StatusMark key={tone} tone={tone} size={40} label={WORDS[tone]} />)}</div>,
  async play({ canvasElement }) {
    // without colour: the paths, and whether they are filled, outlined or dashed
    const shapes = within(canvasElement).getAllByRole('img').map((mark) =>
      [...mark.querySelectorAll('path')].map((path) => `${path.getAttribute('d')} ${getComputedStyle(path).fill === 'none' ? 'line' : 'area'} ${getComputedStyle(path).strokeDasharray}`).join('|'))
    await expect(new Set(shapes).size).toBe(TONES.length)
  },
}

export const Counts: Story = {
  render: () => (
    <div style={line}>
      <CountBadge count={0} />
      <CountBadge count={99} tone="fault" />
      <CountBadge count={100} label="待处理 100 条" />
      <CountBadge count={null} />
    </div>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    for (const text of ['0', '99', '99+', '–']) await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getByText('待处理 100 条')).toBeInTheDocument()
  },
}
