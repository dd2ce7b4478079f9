import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { RightsContext, rightCode } from '../../../screens/rights/rights'
import { callsOfKind } from '../../../testing/calls-of-kind'
import { memoryCalls } from '../../../testing/memory-calls'
import { rowOfScreen } from '../../../testing/row-of-screen'
import { cameraTab } from './camera-list'
import { aCamera } from './cameras.sample'

/** A picture of 800 × 600, which jsdom would not load. */
class LoadedPicture {
  naturalWidth = 800
  naturalHeight = 600
  onload = () => undefined
  set src(_address: string) {
    queueMicrotask(() => this.onload())
  }
}

beforeEach(() => void vi.stubGlobal('Image', LoadedPicture))

const camera = aCamera({ buildingId: '1', floor: 3, mark: { x: 320, y: 180 } })

/** Opens the form over the one camera of the list. */
async function openForm() {
  const place = vi.fn(() => Promise.resolve())
  const find = vi.fn(() => Promise.resolve({ plan: { url: '/plan.png' } }))
  const client = { ...createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' }), floorPlans: { find }, with: () => ({ place }) } as unknown as ApiClient
  const { Screen, key } = cameraTab
  render(
    <SmartFireProvider client={client} locale="zh-CN">
      <MemoryRouter><RightsContext.Provider value={new Set([rightCode(key, 'btn_edit')])}><Screen calls={callsOfKind(cameraTab, memoryCalls([camera]))} /></RightsContext.Provider></MemoryRouter>
    </SmartFireProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: `标注位置 ${camera.name}` }))
  const form = within(await screen.findByRole('dialog', { name: /标注位置/ }))
  await form.findByRole('application')
  return { form, place, find }
}

it('places a camera on the plan of its floor, from where it stands there', async () => {
  const { form, place, find } = await openForm()
  expect(find).toHaveBeenCalledWith({ buildingId: '1', floor: 3 }, expect.anything())
  const fromLeft = form.getByLabelText(/距左边/)
  expect(fromLeft).toHaveValue('320')
  await userEvent.clear(fromLeft)
  await userEvent.type(fromLeft, '400')
  await userEvent.click(form.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(place).toHaveBeenCalledWith(camera, { x: 400, y: 180 }, expect.anything()))
})

it('takes the mark of a camera away when both numbers are emptied', async () => {
  const { form, place } = await openForm()
  await userEvent.clear(form.getByLabelText(/距左边/))
  await userEvent.clear(form.getByLabelText(/距上边/))
  await userEvent.click(form.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(place).toHaveBeenCalledWith(camera, null, expect.anything()))
})

it.each([{ name: null }, { number: null }, { buildingId: null }, { floor: null }])('a camera with %j is not placed: what could not be read would be sent as nothing', async (unread) => {
  const row = await rowOfScreen(cameraTab, { ...camera, ...unread }, camera.position ?? '')
  expect(within(row).queryByRole('button', { name: /^标注位置/ })).toBeNull()
})
