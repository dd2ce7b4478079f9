import type { Meta, StoryObj } from '@storybook/react-vite'
import { Profiler, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { TONES, type Tone } from '../theme/tone'
import { LABEL_GAP_PX } from './marker-look'
import { MARKER_PX } from './marker-size'
import { PlanViewport, type PlanMarker, type PlanViewportProps } from '.'

const WORDS: Record<Tone, string> = { alarm: '报警', fault: '故障', offline: '离线', notEnabled: '未启用', normal: '正常', info: '提示' }

const ROOMS = Array.from({ length: 12 }, (_, i) => {
  const [x, y] = [40 + (i % 6) * 190, i < 6 ? 40 : 520]
  return `<rect x="${x}" y="${y}" width="190" height="240"/><path d="M${x + 70} ${i < 6 ? 280 : 520}h50" stroke="#fff" stroke-width="6"/><text x="${x + 95}" y="${y + 125}" stroke="none" fill="#4a5663" font-size="22" text-anchor="middle">${301 + i} 室</text>`
}).join('')
const PLAN = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1220" height="800" font-family="sans-serif"><rect width="1220" height="800" fill="#fff"/><g fill="none" stroke="#2b3440" stroke-width="4">${ROOMS}<rect x="40" y="40" width="1140" height="720"/></g><text x="610" y="410" font-size="26" fill="#4a5663" text-anchor="middle">走廊</text></svg>`)}`

const MARKERS: readonly PlanMarker[] = [
  { id: '1', x: 135, y: 100, tone: 'alarm', label: '301 烟感' },
  { id: '2', x: 700, y: 140, tone: 'fault', label: '304 温感' },
  { id: '3', x: 1080, y: 660, tone: 'alarm', label: '312 烟感' },
  { id: '4', x: 330, y: 680, tone: 'offline', label: '308 手报' },
  { id: '5', x: 520, y: 620, tone: 'notEnabled', label: '309 烟感' },
  ...Array.from({ length: 10 }, (_, i): PlanMarker => ({ id: `n${i}`, x: 90 + i * 112, y: 340, tone: 'normal', label: `走廊 ${i + 1}` })),
]

const nameOf = ({ label, tone }: PlanMarker) => `${label ?? ''} ${WORDS[tone]}`

function Plan(props: Partial<PlanViewportProps>) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div style={{ height: 560 }}>
      <PlanViewport
        picture={PLAN} markers={MARKERS} label="3F 平面图" summary="3F，2 处报警，1 处故障" markerName={nameOf}
        openMarker={open} onMarkerOpen={setOpen} onMarkerClose={() => setOpen(null)} renderPopover={(marker) => <p>{nameOf(marker)} · 回路 1-{marker.id}</p>}
        {...props}
      />
    </div>
  )
}

const meta = { title: 'UI 组件/Viewport 平面图视口', id: 'ui-viewport', component: Plan } satisfies Meta<typeof Plan>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: '3F 平面图', summary: '3F，2 处报警，1 处故障', showLabels: true, cluster: true })

const shownPlan = (root: HTMLElement) => waitFor(() => expect(root.querySelector('canvas')).toBeVisible())

export const FloorPlan: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await shownPlan(canvasElement)
    await expect(canvas.getByText('3F，2 处报警，1 处故障')).toBeInTheDocument()
    await expect(within(canvas.getByRole('list', { name: '标注列表' })).getAllByRole('button')[0]).toHaveTextContent('301 烟感 报警')
    const before = canvasElement.querySelector('canvas')?.style.transform
    await userEvent.click(canvas.getByRole('button', { name: '放大' }))
    await waitFor(() => expect(canvasElement.querySelector('canvas')?.style.transform).not.toBe(before))
  },
}

export const Popover: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await shownPlan(canvasElement)
    canvas.getByRole('button', { name: '301 烟感 报警' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: '312 烟感 报警' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const popover = await canvas.findByRole('dialog', { name: '312 烟感 报警' })
    await expect(popover).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '312 烟感 报警' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog')
  },
}

function PlanBesideNotice() {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <button type="button" onClick={() => setOpen('3')}>通知</button>
      <div role="dialog" aria-label="平面图"><Plan openMarker={open} onMarkerOpen={setOpen} /></div>
    </>
  )
}

/** A popover that opens while the person is at a notice beside the dialog leaves the focus there. */
export const PopoverOpensLate: Story = {
  render: () => <PlanBesideNotice />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await shownPlan(canvasElement)
    const notice = canvas.getByRole('button', { name: '通知' })
    await userEvent.click(notice)
    await expect(await canvas.findByRole('dialog', { name: '312 烟感 报警' })).toBeVisible()
    await expect(notice).toHaveFocus()
  },
}

/** The ring of the chosen marker covers neither the marker nor the first letter of its label. */
export const Labels: Story = {
  args: { showLabels: true },
  async play({ canvasElement }) {
    await shownPlan(canvasElement)
    within(canvasElement).getByRole('button', { name: '304 温感 故障' }).focus()
    const ring = canvasElement.querySelector<HTMLElement>('.fs-vp-ring')
    await waitFor(() => expect(ring).toHaveAttribute('data-tone', 'fault'))
    await expect(ring).toBeVisible()
    await expect(ring?.clientWidth).toBeGreaterThan(MARKER_PX.fault)
    await expect(ring?.offsetWidth).toBeLessThan(MARKER_PX.fault + 2 * LABEL_GAP_PX)
  },
}

const CROWD: readonly PlanMarker[] = Array.from({ length: 2000 }, (_, i) => ({
  id: `c${i}`, x: 50 + ((i * 389) % 1120), y: 50 + ((i * 211) % 700), tone: TONES[i % 97 === 0 ? 0 : i % 41 === 0 ? 1 : 4] ?? 'normal', label: `设备 ${i}`,
}))

export const TwoThousand: Story = {
  args: { markers: CROWD, summary: '3F，21 处报警' },
  async play({ canvasElement }) {
    await shownPlan(canvasElement)
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(100)
  },
}

const TURNED = CROWD.map((marker, i): PlanMarker => (i % 31 === 0 ? { ...marker, tone: TONES[(i / 31) % TONES.length] ?? 'normal' } : marker))

/** A small picture without smaller copies, which would be drawn as soon as they are made. */
function drawWalls(): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 1000, height: 600 })
  const brush = canvas.getContext('2d')
  for (let x = 30; x < 1000; x += 157) brush?.strokeRect(x, 40, 130, 500)
  return canvas.toDataURL()
}

function TurningPlan() {
  const [markers, setMarkers] = useState(CROWD)
  const [picture] = useState(drawWalls)
  return (
    <>
      <button type="button" onClick={() => setMarkers(TURNED)}>65 台设备状态改变</button>
      <Plan picture={picture} label="改变后的平面图" markers={markers} />
      <Plan picture={picture} label="重新绘制的平面图" markers={TURNED} />
    </>
  )
}

/** The share of different pixels of the two plans; undefined until both are painted. */
function differenceOf(root: HTMLElement): number | undefined {
  const [one, other] = [...root.querySelectorAll<HTMLCanvasElement>('canvas:not([hidden])')].map((canvas) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
    copy?.drawImage(canvas, 0, 0)
    return copy?.getImageData(0, 0, canvas.width, canvas.height).data
  })
  if (!one || one.length !== other?.length) return undefined
  return one.reduce((sum, value, i) => sum + Number(value !== other[i]), 0) / one.length
}

/** Only the places of changed markers are painted again, and they look as if the whole plan was. */
export const ChangesLookAsPaintedAnew: Story = {
  render: () => <TurningPlan />,
  async play({ canvasElement }) {
    await waitFor(() => expect(differenceOf(canvasElement)).toBeGreaterThan(0))
    await userEvent.click(within(canvasElement).getByRole('button', { name: '65 台设备状态改变' }))
    await waitFor(() => expect(differenceOf(canvasElement)).toBe(0))
  },
}

export const Clusters: Story = {
  args: { markers: CROWD, cluster: true },
  play: ({ canvasElement }) => shownPlan(canvasElement),
}

export const PictureFailed: Story = {
  args: { picture: 'data:image/png;base64,AAAA' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('图片加载失败')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(await canvas.findByText('图片加载失败')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '放大' })).toBeNull()
  },
}

const rendered = fn()

/** The tip follows the pointer and the plan follows the drag, without a render. */
export const MovesWithoutRender: Story = {
  render: (args) => <Profiler id="plan" onRender={rendered}><Plan {...args} /></Profiler>,
  async play({ canvasElement }) {
    await shownPlan(canvasElement)
    await within(canvasElement).findByRole('button', { name: '301 烟感 报警' })
    const stage = within(canvasElement).getByRole('application', { name: '3F 平面图' })
    const box = stage.getBoundingClientRect()
    const scale = Math.min(box.width / 1220, box.height / 800)
    const marker = { clientX: box.left + (box.width - 1220 * scale) / 2 + 135 * scale, clientY: box.top + (box.height - 800 * scale) / 2 + 100 * scale }
    rendered.mockClear()
    for (let i = 0; i < 50; i++) await fireEvent.pointerMove(stage, { clientX: box.left + i * 10, clientY: box.top + i * 5 })
    await fireEvent.pointerMove(stage, marker)
    await waitFor(() => expect(canvasElement.querySelector('.fs-vp-tip')).toHaveTextContent('301 烟感 报警'))
    await expect(rendered).not.toHaveBeenCalled()
  },
}
