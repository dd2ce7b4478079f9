import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aPlatformOfStreams } from '../../testing/asked-streams'
import { aMockPlatform } from '../../testing/render-in-console'
import { CameraStream } from './camera-stream'

const { draw, serve } = aMockPlatform()

it('plays what has come into sight, also when the browser reports several changes at once', async () => {
  serve(aPlatformOfStreams([false, true]))
  draw(<CameraStream id="8" name="走廊" />)
  expect(await screen.findByText('8 live')).toBeVisible()
})

it('asks for nothing that is out of sight', async () => {
  serve(aPlatformOfStreams([true, false]))
  draw(<CameraStream id="8" name="走廊" />)
  expect(await screen.findByText('画面已暂停')).toBeVisible()
  expect(screen.queryByText('8 live')).toBeNull()
})
