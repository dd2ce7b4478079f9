import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { aRecord, FOUR_AM } from '../records.fixtures'
import { CameraOfRecord } from './camera-of-record'

vi.mock('../../../lib/video/camera-stream', () => ({ CameraStream: ({ id, period }: { id: string; period?: { from: number; to: number } }) => <p>{period ? `${id} from ${period.from} to ${period.to}` : `${id} live`}</p> }))

const { draw, serve } = aMockPlatform()
const seen = () => serve(http.get('*/deviceVideoExt/nearest', () => HttpResponse.json({ status: 200, data: [{ id: 8, deviceName: '走廊', status: '2' }] })))
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

it('shows first what the camera sent with its alarm, then the live picture and the second of the alarm', async () => {
  seen()
  draw(<CameraOfRecord record={aRecord({ channelId: '9', raisedAt: FOUR_AM, pictureUrl: '/files/a.png?signature=x' })} />)
  expect(await screen.findByRole('img', { name: '报警画面' })).toHaveAttribute('src', '/files/a.png?signature=x')
  await choose('实时画面')
  expect(screen.getByText('8 live')).toBeVisible()
  await choose('报警时刻')
  expect(screen.getByText(`8 from ${FOUR_AM - 10_000} to ${FOUR_AM + 30_000}`)).toBeVisible()
})

it('shows the live picture of a record that came without one', async () => {
  seen()
  draw(<CameraOfRecord record={aRecord()} />)
  expect(await screen.findByText('8 live')).toBeVisible()
  expect(screen.queryByRole('radio', { name: '报警画面' })).toBeNull()
})
