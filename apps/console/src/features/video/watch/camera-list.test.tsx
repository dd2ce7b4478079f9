import { createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aCamera } from '../cameras/cameras.sample'
import { CameraList } from './camera-list'

function draw() {
  const onPut = vi.fn()
  render(
    <SmartFireProvider client={createApiClient({ getToken: () => null })} locale="zh-CN">
      <CameraList cameras={[aCamera({ id: '8', name: '走廊' })]} unread={0} shown={[null]} pane={1} onPut={onPut} />
    </SmartFireProvider>,
  )
  return { camera: screen.getByRole('button', { name: /走廊 放入窗格 1/ }), onPut }
}

it('puts a camera into the pane for the click of a screen reader or of voice control', () => {
  const { camera, onPut } = draw()
  camera.click()
  expect(onPut.mock.calls).toEqual([['8']])
})

it('puts it once for a double click, and not for a single one, which begins a drag', async () => {
  const { camera, onPut } = draw()
  await userEvent.click(camera)
  expect(onPut).not.toHaveBeenCalled()
  await userEvent.dblClick(camera)
  expect(onPut.mock.calls).toEqual([['8']])
})

it.each(['Enter', ' '])('puts it once for the key %j, also when it is held; its click does not follow', (key) => {
  const { camera, onPut } = draw()
  fireEvent.keyDown(camera, { key })
  fireEvent.keyDown(camera, { key, repeat: true })
  if (key === ' ') expect(fireEvent.keyUp(camera, { key })).toBe(false)
  expect(onPut.mock.calls).toEqual([['8']])
})
