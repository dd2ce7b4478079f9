import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { PlanViewport } from './plan-viewport'
import { PAN_STEP_PX } from './view.math'

const PLAN = { width: 1220, height: 800 }
const MARKER = { x: 500, y: 350 }
const PICTURE = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${PLAN.width}" height="${PLAN.height}"><rect width="1220" height="800" fill="#fff"/><path d="M40 40h1140v720H40zM40 400h1140M610 40v720" fill="none" stroke="#2b3440" stroke-width="4"/></svg>`)}`

const meta = {
  title: 'UI 组件/Viewport 平面图视口/Gestures 手势',
  id: 'ui-viewport-gestures',
  component: PlanViewport,
  render: (args) => <div style={{ height: 480 }}><PlanViewport {...args} /></div>,
  args: { picture: PICTURE, markers: [{ id: '1', ...MARKER, tone: 'alarm', label: '301 烟感' }], label: '3F 平面图', summary: '3F，1 处报警', openMarker: null, onMarkerOpen: () => {}, renderPopover: () => null },
} satisfies Meta<typeof PlanViewport>

export default meta
type Story = StoryObj<typeof meta>

interface Point { x: number; y: number }

/** Helpers for the plan; the expected position of the marker is computed here independently. */
async function plan(canvasElement: HTMLElement) {
  await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible())
  const canvas = within(canvasElement)
  await canvas.findByRole('button', { name: /301 烟感/ })
  const stage = canvas.getByRole('application', { name: '3F 平面图' })
  const box = stage.getBoundingClientRect()
  const whole = Math.min(box.width / PLAN.width, box.height / PLAN.height)
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const fitted = { x: middle.x + (MARKER.x - PLAN.width / 2) * whole, y: middle.y + (MARKER.y - PLAN.height / 2) * whole }
  const away = (from: Point, factor: number, centre: Point = middle) => ({ x: centre.x + (from.x - centre.x) * factor, y: centre.y + (from.y - centre.y) * factor })
  const isAt = async ({ x, y }: Point) => {
    await fireEvent.pointerMove(stage, { clientX: box.left + 2, clientY: box.top + 2 })
    await waitFor(() => expect(canvasElement.querySelector('.fs-vp-tip')).not.toBeVisible())
    await waitFor(async () => {
      await fireEvent.pointerMove(stage, { clientX: x, clientY: y })
      await expect(canvasElement.querySelector('.fs-vp-tip')).toHaveTextContent('301 烟感')
      await expect(canvasElement.querySelector('.fs-vp-tip')).toBeVisible()
    }, { timeout: 3000 })
  }
  return { canvas, stage, box, middle, fitted, away, isAt }
}

export const WheelAndButtonsStepBy1Point2: Story = {
  async play({ canvasElement }) {
    const { canvas, stage, middle, fitted, away, isAt } = await plan(canvasElement)
    await isAt(fitted)
    for (let notch = 0; notch < 3; notch += 1) await fireEvent.wheel(stage, { deltaY: -120, clientX: middle.x, clientY: middle.y })
    await isAt(away(fitted, 1.2 ** 3))
    await userEvent.click(canvas.getByRole('button', { name: '缩小' }))
    await isAt(away(fitted, 1.2 ** 2))
    await userEvent.click(canvas.getByRole('button', { name: '放大' }))
    // 3× is the limit
    for (let notch = 0; notch < 20; notch += 1) await fireEvent.wheel(stage, { deltaY: -120, clientX: middle.x, clientY: middle.y })
    await isAt(away(fitted, 3))
  },
}

export const Keys: Story = {
  async play({ canvasElement }) {
    const { stage, fitted, away, isAt } = await plan(canvasElement)
    stage.focus()
    await userEvent.keyboard('++++++')
    await isAt(away(fitted, 1.2 ** 6))
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    const near = away(fitted, 1.2 ** 6)
    await isAt({ x: near.x - PAN_STEP_PX, y: near.y - PAN_STEP_PX })
    await userEvent.keyboard('0')
    await isAt(fitted)
  },
}

export const DragMovesWithTheMouse: Story = {
  async play({ canvasElement }) {
    const { stage, middle, fitted, away, isAt } = await plan(canvasElement)
    stage.focus()
    await userEvent.keyboard('++++++')
    const near = away(fitted, 1.2 ** 6)
    const at = (dx: number, dy: number) => ({ clientX: middle.x + dx, clientY: middle.y + dy, button: 0, buttons: 1, bubbles: true })
    await fireEvent.mouseDown(stage, at(0, 0))
    for (let step = 1; step <= 10; step += 1) await fireEvent.mouseMove(stage, at(-10 * step, 4 * step))
    await fireEvent.mouseUp(stage, at(-100, 40))
    await isAt({ x: near.x - 100, y: near.y + 40 })
  },
}

export const PinchZooms: Story = {
  async play({ canvasElement }) {
    const { stage, middle, fitted, away, isAt } = await plan(canvasElement)
    const finger = (side: number, x: number) => new Touch({ identifier: side, target: stage, clientX: x, clientY: middle.y, pageX: x, pageY: middle.y })
    const fingers = (apart: number) => [finger(0, middle.x - apart / 2), finger(1, middle.x + apart / 2)]
    const touches = (apart: number) => ({ touches: fingers(apart), targetTouches: fingers(apart), changedTouches: fingers(apart), bubbles: true, cancelable: true })
    await fireEvent(stage, new TouchEvent('touchstart', touches(100)))
    for (let apart = 110; apart <= 200; apart += 10) await fireEvent(stage, new TouchEvent('touchmove', touches(apart)))
    await fireEvent(stage, new TouchEvent('touchend', { touches: [], changedTouches: fingers(200), bubbles: true }))
    await isAt(away(fitted, 2))
  },
}

/** A drag that begins on a marker moves the marker and not the plan; the parent is told once, at the end. */
export const DragMovesAMarker: Story = {
  args: { onMarkerMove: fn(), onPlanPress: fn() },
  async play({ canvasElement, args }) {
    const { stage, box, fitted, isAt } = await plan(canvasElement)
    const scale = Math.min(box.width / PLAN.width, box.height / PLAN.height)
    const pointer = (type: 'Down' | 'Move' | 'Up', dx: number, dy: number) =>
      fireEvent[`pointer${type}`](stage, { clientX: fitted.x + dx, clientY: fitted.y + dy, button: 0, buttons: type === 'Up' ? 0 : 1, pointerId: 1, isPrimary: true, bubbles: true })
    stage.setPointerCapture = () => {}
    await pointer('Down', 0, 0)
    await fireEvent.mouseDown(stage, { clientX: fitted.x, clientY: fitted.y, button: 0, buttons: 1, bubbles: true })
    for (let step = 1; step <= 5; step += 1) {
      await pointer('Move', 12 * step, -8 * step)
      await fireEvent.mouseMove(stage, { clientX: fitted.x + 12 * step, clientY: fitted.y - 8 * step, buttons: 1, bubbles: true })
    }
    await expect(args.onMarkerMove).not.toHaveBeenCalled()
    await pointer('Up', 60, -40)
    await fireEvent.mouseUp(stage, { clientX: fitted.x + 60, clientY: fitted.y - 40, bubbles: true })
    await expect(args.onMarkerMove).toHaveBeenCalledOnce()
    const [id, to] = (args.onMarkerMove as ReturnType<typeof fn>).mock.calls[0] as [string, Point]
    await expect([id, Math.round(to.x - MARKER.x - 60 / scale), Math.round(to.y - MARKER.y + 40 / scale)]).toEqual(['1', 0, 0])
    // this parent has not taken the new place over, and the plan was not moved
    await isAt(fitted)
    await expect(args.onPlanPress).not.toHaveBeenCalled()
  },
}
