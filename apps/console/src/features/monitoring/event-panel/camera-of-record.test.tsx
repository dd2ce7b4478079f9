import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { aPlatformOfStreams } from '../../../testing/asked-streams'
import { aMockPlatform } from '../../../testing/render-in-console'
import { aRecord, FOUR_AM } from '../records.fixtures'
import { CameraOfRecord } from './camera-of-record'

const { draw, serve } = aMockPlatform()
const seen = () => serve(http.get('*/deviceVideoExt/nearest', () => HttpResponse.json({ status: 200, data: [{ id: 8, deviceName: '走廊', status: '2' }] })))
beforeEach(() => serve(aPlatformOfStreams()))
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

it('shows first what the camera sent with its alarm, then the live picture and the second of the alarm', async () => {
  seen()
  draw(<CameraOfRecord record={aRecord({ channelId: '9', raisedAt: FOUR_AM, pictureUrl: '/files/a.png?signature=x' })} />)
  expect(await screen.findByRole('img', { name: '报警画面' })).toHaveAttribute('src', '/files/a.png?signature=x')
  await choose('实时画面')
  expect(await screen.findByText('8 live')).toBeVisible()
  await choose('报警时刻')
  expect(await screen.findByText('8 2026-11-20 03:59:50,2026-11-20 04:00:30')).toBeVisible()
})

it('shows the live picture of a record that came without one', async () => {
  seen()
  draw(<CameraOfRecord record={aRecord()} />)
  expect(await screen.findByText('8 live')).toBeVisible()
  expect(screen.queryByRole('radio', { name: '报警画面' })).toBeNull()
})

it('offers no moment of the alarm when that is unknown: the live picture would stand under its name', async () => {
  seen()
  draw(<CameraOfRecord record={aRecord({ raisedAt: null })} />)
  expect(await screen.findByText('8 live')).toBeVisible()
  expect(screen.queryByRole('radio', { name: '报警时刻' })).toBeNull()
})
