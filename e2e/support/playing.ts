import { expect, type Locator } from 'playwright/test'

const PLAYING = { timeout: 60_000 }

/** Frames advance: the time of the film goes on by a second after the first frame. */
export async function expectPlaying(video: Locator): Promise<void> {
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(time, PLAYING).toBeGreaterThan(0)
  const before = await time()
  await expect.poll(time, PLAYING).toBeGreaterThan(before + 1)
}
