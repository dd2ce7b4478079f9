import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { TONES } from '../theme/tone'
import type { MapMarker } from './map.types'
import { MapView, type MapViewProps } from './map-view'

const CENTRE = { lng: 121.4737, lat: 31.2304 }
const WORDS = { alarm: '报警', fault: '故障', offline: '离线', notEnabled: '未启用', normal: '正常', info: '提示' } as const

const few: MapMarker[] = TONES.map((tone, index) => ({
  id: tone, tone, label: `${index + 1} 号消火栓`, status: WORDS[tone],
  position: { lng: CENTRE.lng + (index % 3 - 1) * 0.0012, lat: CENTRE.lat + (index < 3 ? 0 : -0.0009) },
}))

const many: MapMarker[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index), tone: index % 500 === 0 ? 'alarm' : index % 90 === 0 ? 'fault' : 'normal', label: `${index} 号消火栓`,
  position: { lng: CENTRE.lng + Math.sin(index * 12.9) * 0.05, lat: CENTRE.lat + Math.sin(index * 78.2) * 0.03 },
}))

/** Opens a popup like the hydrant dialog. */
function Place(props: MapViewProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const open = props.markers.find(({ id }) => id === openId)
  return (
    <MapView
      {...props}
      onMarkerOpen={setOpenId}
      selectedId={openId}
      popup={open ? { position: open.position, label: open.label, content: <p>{open.label}：{open.status ?? '正常'}</p>, onClose: () => setOpenId(null) } : null}
    />
  )
}

const meta = {
  title: 'UI 组件/Map 地图',
  id: 'ui-map',
  component: MapView,
  render: (args) => <Place {...args} />,
  args: {
    label: '室外消火栓', centre: CENTRE, zoom: 17, height: 420, markers: few,
    circles: [{ id: 'reach', centre: few[0]?.position ?? CENTRE, metres: 150, tone: 'alarm' }],
  },
} satisfies Meta<typeof MapView>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: '室外消火栓', zoom: 17, height: 420 })

async function drawn(canvasElement: HTMLElement) {
  const map = await within(canvasElement).findByRole('application', { name: '室外消火栓' })
  await waitFor(() => expect(map.querySelector('canvas')?.width).toBeGreaterThan(0), { timeout: 8000 })
  await within(canvasElement).findByRole('img', { name: /^比例尺/ }, { timeout: 8000 })
  return map
}

/** Without a tile service: grid, north arrow, scale and a note. */
export const Offline: Story = {
  async play({ canvasElement }) {
    const map = await drawn(canvasElement)
    await expect(within(canvasElement).getByText(/仅显示经纬网格/)).toBeVisible()
    await expect(within(canvasElement).getByRole('img', { name: '上北下南' })).toBeVisible()
    await waitFor(() => expect(paintedShare(map)).toBeGreaterThan(0.02))
    await expect(performance.getEntriesByType('resource').filter(({ name }) => /^https?:/.test(name) && new URL(name).origin !== location.origin)).toEqual([])
  },
}

export const MarkerListOpensAMarker: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await drawn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '标注（6）' }))
    const items = within(canvas.getByRole('region', { name: '室外消火栓：标注' })).getAllByRole('button')
    await expect(items[0]).toHaveTextContent('1 号消火栓报警')
    await userEvent.click(items[1] ?? canvasElement)
    await expect(await canvas.findByRole('dialog', { name: '2 号消火栓' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

/** The first marker is at its position, and a click there opens it. */
export const MarkerOpensPopup: Story = {
  args: { centre: few[4]?.position ?? CENTRE },
  async play({ canvasElement }) {
    const map = await drawn(canvasElement)
    const box = map.getBoundingClientRect()
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, button: 0, pointerId: 1, isPrimary: true, pointerType: 'mouse', bubbles: true }
    const surface = map.querySelector('.ol-viewport') ?? map
    await waitFor(async () => {
      await fireEvent.pointerDown(surface, at)
      await fireEvent.pointerUp(surface, at)
      await expect(within(canvasElement).getByRole('dialog', { name: '5 号消火栓' })).toBeVisible()
    }, { timeout: 4000, interval: 400 })
  },
}

export const KeysZoomTheScale: Story = {
  async play({ canvasElement }) {
    const map = await drawn(canvasElement)
    const scale = () => within(canvasElement).getByRole('img', { name: /^比例尺/ }).textContent
    const before = scale()
    map.focus()
    await fireEvent.keyDown(map, { key: '-', bubbles: true })
    await fireEvent.keyPress(map, { key: '-', charCode: 45, bubbles: true })
    await userEvent.click(within(canvasElement).getByRole('button', { name: '缩小' }))
    await waitFor(() => expect(scale()).not.toBe(before), { timeout: 4000 })
  },
}

/** A popup that is higher than the room above its place: its name and its close button stay in the map, and no note covers them. */
export const TallPopupInALowMap: Story = {
  args: { height: 240, centre: few[4]?.position ?? CENTRE },
  render: (args) => (
    <MapView
      {...args}
      popup={{ position: few[4]?.position ?? CENTRE, label: '5 号消火栓', content: Array.from({ length: 12 }, (_, at) => <p key={at}>{at + 1} 号传感器：正常</p>), onClose: () => undefined }}
    />
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const map = await drawn(canvasElement)
    const popup = await canvas.findByRole('dialog', { name: '5 号消火栓' })
    const [inner, outer] = [() => popup.getBoundingClientRect(), map.getBoundingClientRect()]
    await waitFor(() => expect(inner().top).toBeGreaterThanOrEqual(outer.top))
    await expect(inner().bottom).toBeLessThanOrEqual(outer.bottom)
    const close = within(popup).getByRole('button', { name: '关闭' }).getBoundingClientRect()
    await expect(popup.contains(document.elementFromPoint(close.left + close.width / 2, close.top + close.height / 2))).toBe(true)
    const first = within(popup).getByText('1 号传感器：正常').getBoundingClientRect()
    await expect(popup.contains(document.elementFromPoint(first.left + 4, first.top + first.height / 2))).toBe(true)
  },
}

/** The map by keyboard: move, zoom, open the marker in the centre, close. */
export const ByKeyboard: Story = {
  args: { centre: few[4]?.position ?? CENTRE },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const map = await drawn(canvasElement)
    map.focus()
    await userEvent.keyboard('{Enter}')
    const popup = await canvas.findByRole('dialog', { name: '5 号消火栓' })
    await waitFor(() => expect(popup).toHaveFocus())
    const left = () => popup.getBoundingClientRect().left
    await waitFor(() => expect(popup).toBeVisible())
    const before = left()
    map.focus()
    for (let step = 0; step < 2; step += 1) await fireEvent.keyDown(map, { key: 'ArrowRight', keyCode: 39, bubbles: true })
    await waitFor(() => expect(left()).toBeLessThan(before - 50), { timeout: 4000 })
    const scale = () => canvas.getByRole('img', { name: /^比例尺/ }).textContent
    const far = scale()
    for (let step = 0; step < 2; step += 1) await fireEvent.keyPress(map, { key: '+', charCode: 43, bubbles: true })
    for (let step = 0; step < 2; step += 1) await fireEvent.keyDown(map, { key: '+', bubbles: true })
    await waitFor(() => expect(scale()).not.toBe(far), { timeout: 4000 })
    popup.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(map).toHaveFocus()
  },
}

/** The way of an inspector: numbered places and the line between them. */
export const Way: Story = {
  args: { circles: [], markers: few.map((marker, at) => ({ ...marker, caption: String(at + 1) })), lines: [{ id: 'way', positions: few.map(({ position }) => position) }] },
  async play({ canvasElement }) {
    const map = await drawn(canvasElement)
    await waitFor(() => expect(paintedShare(map)).toBeGreaterThan(0.02))
  },
}

/** What stands there above a smaller mark of its state. */
export const Symbols: Story = {
  args: { circles: [], markers: few.map((marker) => ({ ...marker, symbol: 'M5 14h6M6 14V7a2 2 0 0 1 4 0v7M4 9h8M8 5V3' })) },
  async play({ canvasElement }) {
    const map = await drawn(canvasElement)
    await waitFor(() => expect(paintedShare(map)).toBeGreaterThan(0.02))
  },
}

/** All facilities of a large site: one canvas draws them, and the page has no element for each. */
export const TenThousandInClusters: Story = {
  args: { markers: many, zoom: 13, circles: [] },
  async play({ canvasElement }) {
    const map = await drawn(canvasElement)
    await waitFor(() => expect(paintedShare(map)).toBeGreaterThan(0.02))
    await userEvent.click(within(canvasElement).getByRole('button', { name: '标注（10000）' }))
    await expect(within(canvasElement).getByRole('button', { name: '再显示 50 项' })).toBeVisible()
    await expect(map.querySelectorAll('canvas').length).toBeLessThan(5)
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_000)
    // the list begins with the worst of all
    await expect(within(canvasElement).getAllByRole('listitem')[0]).toHaveTextContent('0 号消火栓')
  },
}

const near: MapMarker = { id: 'near', tone: 'normal', label: '近处消火栓', status: '正常', position: { lng: CENTRE.lng + 0.003, lat: CENTRE.lat } }

/** Another part of the screen has chosen a place. The map moves only when the place is outside of the visible part. */
export const ChosenElsewhere: Story = {
  args: { markers: [...many, near], zoom: 15, circles: [] },
  beforeEach: withoutMotion,
  render: function Render(args) {
    const [chosenId, setChosenId] = useState<string | null>(null)
    const chosen = args.markers.find(({ id }) => id === chosenId)
    return (
      <>
        {[many[4], many[0], near].map((one) => one && <button key={one.id} type="button" onClick={() => setChosenId(one.id)}>{one.label}</button>)}
        <MapView {...args} selectedId={chosenId} popup={chosen ? { position: chosen.position, label: chosen.label, content: chosen.label, onClose: () => setChosenId(null) } : null} />
      </>
    )
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const map = await drawn(canvasElement)
    /** How far to the right of the middle the chosen place is, in px. */
    const offCentre = async (label: string) => {
      await userEvent.click(canvas.getByRole('button', { name: label }))
      const middle = ({ left, width }: DOMRect) => left + width / 2
      const popup = await canvas.findByRole('dialog', { name: label })
      return () => middle(popup.getBoundingClientRect()) - middle(map.getBoundingClientRect())
    }
    for (const label of ['4 号消火栓', '0 号消火栓']) {
      const off = await offCentre(label)
      await waitFor(() => expect(Math.abs(off())).toBeLessThan(5), { timeout: 4000 })
    }
    const off = await offCentre('近处消火栓')
    // without motion a map that moves has moved with the next picture
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await expect(off()).toBeGreaterThan(40)
  },
}

/** The tile service is unreachable: the markers stay, and a note names what is missing. */
export const TilesUnreachable: Story = {
  args: { tiles: { kind: 'xyz', url: '/no-such-tiles/{z}/{x}/{y}.png', datum: 'gcj02', attribution: '© 示例地图' } },
  async play({ canvasElement }) {
    await drawn(canvasElement)
    await expect(await within(canvasElement).findByText('底图加载失败，位置标注仍可使用', {}, { timeout: 8000 })).toBeVisible()
    await expect(within(canvasElement).getByText('© 示例地图')).toBeVisible()
  },
}

/** For a person who wants no motion, the map moves at once. */
function withoutMotion(): () => void {
  const real = globalThis.matchMedia
  globalThis.matchMedia = (query) => real(query === '(prefers-reduced-motion: reduce)' ? 'all' : query)
  return () => {
    globalThis.matchMedia = real
  }
}

/** The share of painted pixels. */
function paintedShare(map: HTMLElement): number {
  let painted = 0
  let all = 1
  for (const canvas of map.querySelectorAll('canvas')) {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    for (let index = 3; index < pixels.length; index += 4) {
      all += 1
      if ((pixels[index] ?? 0) > 0) painted += 1
    }
  }
  return painted / all
}
