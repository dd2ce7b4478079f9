import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { aMockPlatform } from '../testing/render-in-console'
import { NearestCamera } from './nearest-camera'

vi.mock('../lib/video/camera-stream', () => ({ CameraStream: ({ id, name, offlineSince }: { id: string; name: string; offlineSince: number | null }) => <p>{`${id} ${name} ${offlineSince ?? 'online'}`}</p> }))

const { draw, serve } = aMockPlatform()
const asked: URL[] = []
const answer = (body: object, status = 200) => serve(http.get('*/deviceVideoExt/nearest', ({ request }) => {
  asked.push(new URL(request.url))
  return HttpResponse.json(body, { status })
}))
const PLACE = { sensorNumber: 'yg-7', buildingId: '12', floor: 3 }

it('shows the best camera at a fire, with its name', async () => {
  answer({ status: 200, data: [{ id: 8, deviceName: '三层走廊', status: '2' }, { id: 9, deviceName: '大堂', status: '2' }] })
  draw(<NearestCamera place={PLACE} />)
  expect(await screen.findByText('8 三层走廊 online')).toBeVisible()
  expect(screen.getByRole('group', { name: '三层走廊' })).toBeVisible()
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({ sensorNo: 'yg-7', buildingId: '12', floorId: '3' })
})

it('says since when an offline camera has had no signal', async () => {
  answer({ status: 200, data: [{ id: 8, deviceName: '三层走廊', status: '4', statusTime: '2026-11-20 10:00:00' }] })
  draw(<NearestCamera place={PLACE} />)
  expect(await screen.findByText(`8 三层走廊 ${Date.UTC(2026, 10, 20, 2)}`)).toBeVisible()
})

it.each([['no camera is near', { status: 200, data: [] }, 200], ['the platform does not tell', { status: 404 }, 404], ['the call fails', { status: 500 }, 500]])('takes no room beside the alarm when %s', async (_, body, status) => {
  asked.length = 0
  answer(body, status)
  draw(<NearestCamera place={PLACE} />)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect.poll(() => screen.queryByRole('group')).toBeNull()
})
