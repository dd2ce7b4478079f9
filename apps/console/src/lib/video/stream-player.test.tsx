import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playStream, type PlayerNews } from './stream-player'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An element that has shown its first picture, and then its end: an element that has ended is paused. */
function played(stream: { isRecording: boolean }): { news: PlayerNews['type'][]; end: () => void } {
  const video = document.createElement('video')
  const shown = { currentTime: 1, readyState: 4, paused: false }
  for (const name of ['currentTime', 'readyState', 'paused'] as const) Object.defineProperty(video, name, { get: () => shown[name] })
  vi.spyOn(video, 'play').mockResolvedValue()
  vi.spyOn(video, 'load').mockReturnValue()
  const news: PlayerNews['type'][] = []
  playStream('mp4', { video, url: '/a.mp4', ...stream, tell: ({ type }) => news.push(type) })
  return { news, end: () => { shown.paused = true } }
}

it.each([
  ['a live stream that the server ends says so: its last picture is not live', false, ['player.playing', 'player.stalled']],
  ['a recording stays at its last picture', true, ['player.playing']],
] as const)('%s', async (_, isRecording, told) => {
  const { news, end } = played({ isRecording })
  await vi.advanceTimersByTimeAsync(1_000)
  end()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(news).toEqual(told)
})
