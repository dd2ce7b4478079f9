import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { aPlatformOfStreams } from '../testing/asked-streams'
import { aMockPlatform } from '../testing/render-in-console'
import { NearestCamera } from './nearest-camera'

const { draw, serve } = aMockPlatform()
beforeEach(() => serve(aPlatformOfStreams()))
const asked: URL[] = []
const answer = (body: object, status = 200) => serve(http.get('*/deviceVideoExt/nearest', ({ request }) => {
  asked.push(new URL(request.url))
  return HttpResponse.json(body, { status })
}))
const PLACE = { sensorNumber: 'yg-7', buildingId: '12', floor: 3 }

it('shows the best camera at a fire, with its name', async () => {
  answer({ status: 200, data: [{ id: 8, deviceName: '三层走廊', status: '2' }, { id: 9, deviceName: '大堂', status: '2' }] })
  draw(<NearestCamera place={PLACE} />)
  expect(await screen.findByText('8 live')).toBeVisible()
  expect(screen.getByRole('group', { name: '三层走廊' })).toBeVisible()
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({ sensorNo: 'yg-7', buildingId: '12', floorId: '3' })
})

it('says since when an offline camera has had no signal', async () => {
  answer({ status: 200, data: [{ id: 8, deviceName: '三层走廊', status: '4', statusTime: '2026-11-20 10:00:00' }] })
  serve(http.get('*/deviceVideoExt/monitorUrl', () => HttpResponse.json({ status: 500 }, { status: 500 })))
  draw(<NearestCamera place={PLACE} />)
  expect(await screen.findByText(/2026-11-20 10:00:00/)).toBeVisible()
})

it.each([['no camera is near', { status: 200, data: [] }, 200], ['the platform does not tell', { status: 404 }, 404], ['the call fails', { status: 500 }, 500]])('takes no room beside the alarm when %s', async (_, body, status) => {
  asked.length = 0
  answer(body, status)
  draw(<NearestCamera place={PLACE} />)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect.poll(() => screen.queryByRole('group')).toBeNull()
})
