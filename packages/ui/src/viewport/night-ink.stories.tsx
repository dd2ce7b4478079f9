import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PlanViewport, type PlanMarker } from '.'

const picture = (content: string) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400">${content}</svg>`)}`
/** paper on the left, a wall in the middle, a red mark on the right */
const DRAWING = picture('<rect width="800" height="400" fill="#fff"/><rect x="360" y="0" width="80" height="400" fill="#222"/><rect x="640" y="160" width="80" height="80" fill="#d02020"/>')
const PHOTOGRAPH = picture('<rect width="800" height="400" fill="#7a8a70"/><rect x="360" y="0" width="80" height="400" fill="#31402c"/><rect x="640" y="160" width="80" height="80" fill="#d02020"/>')
const PAPER = { x: 200, y: 200 }
const WALL = { x: 400, y: 200 }
const RED = { x: 680, y: 200 }
const MARKERS: readonly PlanMarker[] = [{ id: '1', x: 60, y: 60, tone: 'alarm', label: '烟感' }]

function Plan({ of }: { of: string }) {
  return <div style={{ width: 800, height: 400 }}><PlanViewport picture={of} markers={MARKERS} label="3F 平面图" summary="3F，1 处报警" /></div>
}

/** Pictures at night: drawings get light lines on dark ground, photographs are dimmed, and markers keep their colours. */
const meta = { title: 'UI 组件/Viewport 平面图视口/Night ink 夜间图', id: 'ui-viewport-night-ink', component: Plan, globals: { theme: 'dark' } } satisfies Meta<typeof Plan>

export default meta
type Story = StoryObj<typeof meta>

type Colour = [red: number, green: number, blue: number]

/** What is on the screen at a point of the picture, which fills the viewport. */
function colourAt(root: HTMLElement, { x, y }: { x: number; y: number }): Colour {
  const shown = root.querySelector('canvas')
  const copy = new OffscreenCanvas(1, 1).getContext('2d')
  if (!shown || !copy) throw new Error('there is no picture')
  const [box, stage] = [shown.getBoundingClientRect(), root.querySelector('.fs-vp-stage')?.getBoundingClientRect()]
  const perPixel = shown.width / box.width
  const scale = Math.min((stage?.width ?? 0) / 800, (stage?.height ?? 0) / 400)
  const [left, top] = [(stage?.left ?? 0) + ((stage?.width ?? 0) - 800 * scale) / 2, (stage?.top ?? 0) + ((stage?.height ?? 0) - 400 * scale) / 2]
  copy.drawImage(shown, (left + x * scale - box.left) * perPixel, (top + y * scale - box.top) * perPixel, 1, 1, 0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = copy.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

const light = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
const isRed = ([red, green, blue]: Colour) => red > green + 60 && red > blue + 60
/** Resolves when the light at a point of the painted picture satisfies the condition. */
const lightAt = (root: HTMLElement, at: { x: number; y: number }, isReached: (light: number) => boolean) =>
  waitFor(() => expect(root.querySelector('canvas:not([hidden])') !== null && isReached(light(colourAt(root, at)))).toBe(true))

export const Drawing: Story = {
  args: { of: DRAWING },
  async play({ canvasElement }) {
    await lightAt(canvasElement, PAPER, (seen) => seen < 60)
    await expect(light(colourAt(canvasElement, WALL))).toBeGreaterThan(180)
    await expect(isRed(colourAt(canvasElement, RED))).toBe(true)
    const toggle = within(canvasElement).getByRole('button', { name: '夜间图' })
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(toggle)
    await lightAt(canvasElement, PAPER, (seen) => seen > 240)
    await userEvent.click(toggle)
    await lightAt(canvasElement, PAPER, (seen) => seen < 60)
  },
}

export const Photograph: Story = {
  args: { of: PHOTOGRAPH },
  async play({ canvasElement }) {
    await lightAt(canvasElement, PAPER, (seen) => seen < 100)
    await expect(light(colourAt(canvasElement, WALL))).toBeLessThan(light(colourAt(canvasElement, PAPER)))
    await expect(isRed(colourAt(canvasElement, RED))).toBe(true)
  },
}

/** By day a picture is what it is, and there is nothing to choose. */
export const ByDay: Story = {
  args: { of: DRAWING },
  globals: { theme: 'light' },
  async play({ canvasElement }) {
    await lightAt(canvasElement, PAPER, (seen) => seen > 254)
    await expect(light(colourAt(canvasElement, WALL))).toBeLessThan(60)
    await expect(isRed(colourAt(canvasElement, RED))).toBe(true)
    await expect(within(canvasElement).queryByRole('button', { name: '夜间图' })).toBeNull()
  },
}
