import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef, Profiler } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { UiRoot } from '../root/ui-root'
import { PlanViewport, type PlanMarker, type PlanViewportHandle, type PlanViewportProps } from '.'

const PLAN = { width: 800, height: 600 }
const ROOM = { width: 400, height: 300 }
const HIDDEN = { width: 0, height: 0 }

const markers: readonly PlanMarker[] = Array.from({ length: 200 }, (_, at) => ({ id: `m${at}`, x: at * 10, y: at * 5, tone: 'normal' }))

afterEach(() => void vi.restoreAllMocks())

it('handles a thousand live changes without a render, also without a picture', () => {
  // jsdom does not paint
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const handle = createRef<PlanViewportHandle>()
  const rendered = vi.fn()
  render(
    <UiRoot>
      <Profiler id="plan" onRender={rendered}>
        <PlanViewport ref={handle} picture="plan.svg" markers={markers} label="3F 平面图" summary="3F" />
      </Profiler>
    </UiRoot>,
  )
  expect(screen.getByRole('application', { name: '3F 平面图' })).toBeTruthy()
  expect(rendered).toHaveBeenCalled()
  expect(handle.current).not.toBeNull()
  rendered.mockClear()
  act(() => {
    for (let at = 0; at < 1000; at += 1) handle.current?.setTones([{ id: `m${at % 200}`, tone: at % 2 === 0 ? 'alarm' : 'fault' }])
  })
  expect(rendered).not.toHaveBeenCalled()
})

/** The first bytes of a PNG. */
function pngHeader({ width, height }: typeof PLAN): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(24))
  view.setUint32(0, 0x89_50_4e_47)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return view.buffer
}

/** A plan whose picture has come, in a room that can be changed and on a screen whose density can. jsdom has neither pictures nor sizes. */
async function aShownPlan(props: Partial<PlanViewportProps>, decode: () => Promise<ImageBitmap> = () => Promise.reject(new Error('no copies'))) {
  let room = ROOM
  const observed: (() => void)[] = []
  const screens = new Map<string, EventTarget>()
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => room.width)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => room.height)
  vi.stubGlobal('ResizeObserver', class {
    constructor(act: () => void) {
      observed.push(act)
    }

    observe() {}
    unobserve() {}
    disconnect() {}
  })
  const matchMedia = globalThis.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => {
    if (!query.includes('dppx')) return matchMedia(query)
    const known = screens.get(query) ?? new EventTarget()
    screens.set(query, known)
    return known
  })
  vi.stubGlobal('devicePixelRatio', 1)
  vi.stubGlobal('createImageBitmap', decode)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(pngHeader(PLAN))))
  vi.stubGlobal('Image', class {
    naturalWidth = PLAN.width
    naturalHeight = PLAN.height
    decode = () => Promise.resolve()
  })
  vi.stubGlobal('Path2D', class {})
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(new Proxy({}, { get: () => () => undefined, set: () => true }) as never)
  const handle = createRef<PlanViewportHandle>()
  const { container } = render(<UiRoot><PlanViewport ref={handle} picture="plan.svg" markers={[]} label="3F 平面图" summary="3F" {...props} /></UiRoot>)
  await screen.findByRole('button', { name: '放大' })
  return {
    handle,
    container,
    canvas: container.querySelector('canvas'),
    press: (clientX: number, clientY: number) => {
      const stage = screen.getByRole('application', { name: '3F 平面图' })
      fireEvent.pointerDown(stage, { clientX, clientY })
      fireEvent.click(stage, { clientX, clientY })
    },
    resize: (next: typeof ROOM) => {
      room = next
      act(() => observed.forEach((measure) => measure()))
    },
    moveTo: (density: number) => {
      const before = `(resolution: ${window.devicePixelRatio}dppx)`
      vi.stubGlobal('devicePixelRatio', density)
      act(() => void screens.get(before)?.dispatchEvent(new Event('change')))
    },
  }
}

it('a press on a cluster comes nearer, and opens the worst of its markers when they stand at one place and the plan cannot come any nearer', async () => {
  const onMarkerOpen = vi.fn()
  const one = { x: 400, y: 300 }
  const { handle, press } = await aShownPlan({ cluster: true, onMarkerOpen, markers: [{ id: 'calm', tone: 'normal', ...one }, { id: 'fire', tone: 'alarm', ...one }] })
  press(200, 150)
  expect(onMarkerOpen).not.toHaveBeenCalled()
  for (let step = 0; step < 10; step += 1) handle.current?.zoomIn()
  // on the disc of the cluster, which is wider than a marker
  press(216, 150)
  expect(onMarkerOpen.mock.calls).toEqual([['fire']])
})

it('shows the popover of a device that is marked outside of the picture at its edge, and gives it the focus: it was open and hidden', async () => {
  await aShownPlan({ markers: [{ id: 'away', x: 1_200, y: 300, tone: 'alarm', label: '报警 三层大厅' }], openMarker: 'away', renderPopover: () => '正常' })
  const popover = screen.getByRole('dialog', { name: '报警 三层大厅' })
  await waitFor(() => expect(popover).toBeVisible())
  // it takes the focus after it was drawn
  await waitFor(() => expect(popover).toHaveFocus())
})

it('prints no markers without their picture: a plan that is not decoded yet says on paper too that it is loading', async () => {
  let decoded = (_: ImageBitmap) => {}
  const { container } = await aShownPlan({ picture: 'plan.png', markers }, () => new Promise((resolve) => (decoded = resolve)))
  const paper = () => container.querySelector('.fs-vp-paper')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(paper()).toBeNull()
  expect(screen.getByText('图片加载中…')).toBeVisible()
  await act(async () => decoded({ close: () => undefined } as ImageBitmap))
  expect(paper()).not.toBeNull()
  expect(screen.queryByText('图片加载中…')).toBeNull()
})

it('shows the part that was looked at when it was hidden meanwhile, for instance behind a tab', async () => {
  const { handle, resize } = await aShownPlan({ markers: [{ id: 'stairs', x: 250, y: 220, tone: 'normal' }] })
  for (let step = 0; step < 5; step += 1) handle.current?.zoomIn()
  handle.current?.centreOn('stairs')
  const looked = handle.current?.centre()
  expect(looked?.x).toBeLessThan(300)
  resize(HIDDEN)
  resize(ROOM)
  expect(handle.current?.centre()).toEqual(looked)
})

it('is painted anew when its window is moved to a screen with other pixels: it would stay blurred', async () => {
  const { canvas, moveTo } = await aShownPlan({})
  const before = canvas?.width ?? 0
  expect(before).toBeGreaterThan(0)
  moveTo(2)
  expect(canvas?.width).toBe(2 * before)
})
