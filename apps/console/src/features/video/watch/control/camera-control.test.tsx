import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import type { CameraControlCalls, CameraVelocity } from '@smart-fire/api-client/cameras'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { rightCode, RightsContext } from '../../../../screens/rights/rights'
import { aCamera } from '../../cameras/cameras.sample'
import { CameraControl } from './camera-control'

const DONE = { problem: null, reason: null }
const RIGHT = rightCode('videoSurveillance/videoWatch', 'btn_control')

let done: string[]
beforeEach(() => {
  done = []
  // jsdom has no pointer capture
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined })
})

const control: CameraControlCalls = {
  abilities: async () => (done.push('asked'), { ...DONE, canTurn: true, canZoom: true, presets: [{ token: 'p1', name: '大门' }] }),
  move: async (_id: string, velocity: CameraVelocity) => (done.push(`move ${JSON.stringify(velocity)}`), DONE),
  stop: async () => (done.push('stop'), DONE),
  goTo: async (_id: string, token: string) => (done.push(`preset ${token}`), DONE),
  setPassword: async () => undefined,
}

function open({ rights = [RIGHT], status = '2' }: { rights?: string[]; status?: '2' | '4' } = {}) {
  const client = { ...createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' }), with: () => ({ control }) } as unknown as ApiClient
  return render(
    <SmartFireProvider client={client} locale="zh-CN">
      <RightsContext.Provider value={new Set(rights)}><CameraControl camera={aCamera({ status, controlAddress: 'http://10.20.3.8' })} /></RightsContext.Provider>
    </SmartFireProvider>,
  )
}
async function ready() {
  const rendered = open()
  const box = await screen.findByRole('group', { name: '云台控制' })
  await within(box).findByRole('button', { name: '向左' })
  done = []
  return { ...rendered, box, button: (name: string) => within(box).getByRole('button', { name }) }
}
const told = (...expected: string[]) => waitFor(() => expect(done).toEqual(expected))

it('moves while a button is held, also when the pointer slips off it, and stops when it is let go', async () => {
  const { button } = await ready()
  fireEvent.pointerDown(button('向左'), { button: 0, pointerId: 1 })
  await told('move {"pan":-0.5}')
  expect(button('向左')).toHaveAttribute('aria-pressed', 'true')
  fireEvent.pointerLeave(button('向左'))
  fireEvent.lostPointerCapture(button('向左'))
  await told('move {"pan":-0.5}', 'stop')
})

it('does not move for the other buttons of a mouse', async () => {
  const { button } = await ready()
  fireEvent.pointerDown(button('向左'), { button: 2, pointerId: 1 })
  fireEvent.pointerUp(button('向左'))
  expect(done).toEqual([])
})

it.each([['ArrowUp', '{"tilt":0.5}'], ['ArrowRight', '{"pan":0.5}'], ['+', '{"zoom":0.5}'], ['-', '{"zoom":-0.5}']])('moves while %s is held, once for its repetitions', async (key, velocity) => {
  const { box } = await ready()
  fireEvent.keyDown(box, { key })
  fireEvent.keyDown(box, { key, repeat: true })
  fireEvent.keyUp(box, { key })
  await told(`move ${velocity}`, 'stop')
})

it('moves while Enter is held on a button', async () => {
  const { button } = await ready()
  fireEvent.keyDown(button('放大画面'), { key: 'Enter' })
  await told('move {"zoom":0.5}')
  fireEvent.keyUp(button('放大画面'), { key: 'Enter' })
  await told('move {"zoom":0.5}', 'stop')
})

it('moves a little and stops by itself for the click of a screen reader or of voice control', async () => {
  const { button } = await ready()
  button('向左').click()
  await told('move {"pan":-0.5}', 'stop')
})

it('does not move for a press without a pointer, which its click follows', async () => {
  const { button } = await ready()
  fireEvent.pointerDown(button('向左'), { button: 0, pointerId: -1 })
  expect(button('向左')).toHaveAttribute('aria-pressed', 'false')
})

it('does not move once more for the click that follows a press of the pointer or of the space bar', async () => {
  const { button } = await ready()
  fireEvent.pointerDown(button('向左'), { button: 0, pointerId: 1 })
  fireEvent.pointerUp(button('向左'))
  fireEvent.click(button('向左'), { detail: 1 })
  await told('move {"pan":-0.5}', 'stop')
  // not prevented: the browser clicks the button
  expect(fireEvent.keyUp(button('向左'), { key: ' ' })).toBe(false)
})

it('stops when the pane is closed during a step', async () => {
  const { button, unmount } = await ready()
  button('向上').click()
  await told('move {"tilt":0.5}')
  unmount()
  await told('move {"tilt":0.5}', 'stop')
})

it('stops when the focus leaves the control, and goes on when it moves within', async () => {
  const { box, button } = await ready()
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  fireEvent.blur(box, { relatedTarget: button('向左') })
  await told('move {"tilt":-0.5}')
  fireEvent.blur(box, { relatedTarget: document.body })
  await told('move {"tilt":-0.5}', 'stop')
})

it('stops when the pane is closed during a move', async () => {
  const { button, unmount } = await ready()
  fireEvent.pointerDown(button('向上'), { button: 0, pointerId: 1 })
  await told('move {"tilt":0.5}')
  unmount()
  await told('move {"tilt":0.5}', 'stop')
})

it('goes to a preset', async () => {
  const { button } = await ready()
  fireEvent.click(button('大门'))
  await told('preset p1')
  await waitFor(() => expect(button('大门')).toHaveAttribute('aria-pressed', 'true'))
})

it.each([['without the right', { rights: [] }, '没有云台控制权限'], ['of an offline camera', { status: '4' as const }, '摄像机离线，不能转动']])('asks no camera %s, and says why', async (_what, world, text) => {
  open(world)
  expect(await screen.findByText(text)).toBeVisible()
  expect(done).toEqual([])
})
