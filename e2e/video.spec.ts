import { expect, type Page } from 'playwright/test'
import { reload } from './support/navigate'
import { expectPlaying } from './support/playing'
import { test } from './support/test'

const LOADED = { timeout: 30_000 }
const PLAYING = { timeout: 60_000 }

/** Streams of our own server, played by the browser (issue 19). */
test.describe('the video wall', () => {
  test.describe.configure({ mode: 'parallel' })
  let page: Page

  test.beforeEach(async ({ operator }) => {
    page = operator.page
    await operator.open('/videoSurveillance/videoWatch')
    await operator.signIn()
    await expect(page.getByRole('region', { name: '视频墙' })).toBeVisible(LOADED)
  })

  const advances = (pane: number) => expectPlaying(page.locator(`[data-pane="${pane}"] video`))
  const stateOf = (pane: number) => page.locator(`[data-pane="${pane}"] [data-state]`)

  // it waits for real time, so it begins first and the others run beside it
  test('says that a stream stands still, then since when there is no signal, and tries again after pauses that grow', async () => {
    await expect(stateOf(0)).toHaveAttribute('data-state', 'shown.playing', PLAYING)
    // fragments that never come: nothing fails, nothing moves
    await page.context().route(/\/files\/stream\/.*fragment/, () => undefined)
    await expect(stateOf(0)).toHaveAttribute('data-state', 'shown.stalled', PLAYING)
    await expect(stateOf(0)).toHaveAttribute('data-state', 'noSignal', PLAYING)
    const pane = page.locator('[data-pane="0"]')
    const since = await pane.getByText(/^自 .* 起没有画面$/).textContent()
    await expect(pane.getByText('3 秒内自动重试')).toBeVisible()
    await expect(pane.getByText('6 秒内自动重试')).toBeVisible(PLAYING)
    expect(await pane.getByText(/^自 .* 起没有画面$/).textContent()).toBe(since)
    await page.context().unrouteAll({ behavior: 'ignoreErrors' })
    await expect(stateOf(0)).toHaveAttribute('data-state', 'shown.playing', PLAYING)
    await advances(0)
  })

  test('plays cameras: frames advance, and the pane says how far they are behind', async () => {
    await expect(stateOf(0)).toHaveAttribute('data-state', 'shown.playing', PLAYING)
    await advances(0)
    await expect(page.locator('[data-pane="0"]').getByText(/^直播 · 延迟 \d+\.\d 秒$/)).toBeVisible(LOADED)
  })

  test('puts a camera into the selected pane by keyboard, enlarges it, and decodes nothing that is not seen', async () => {
    await page.getByRole('radio', { name: '9 画面' }).check({ force: true })
    await page.locator('[data-pane="4"]').click()
    const camera = page.getByRole('button', { name: /放入窗格 5$/, pressed: false }).filter({ hasNotText: '离线' }).first()
    await camera.focus()
    await camera.press('Enter')
    await expect(stateOf(4)).toHaveAttribute('data-state', 'shown.playing', PLAYING)
    await page.locator('[data-pane="4"]').getByRole('button', { name: '放大' }).click()
    await expect(stateOf(4)).toHaveAttribute('data-state', 'shown.playing', PLAYING)
    await expect(stateOf(0)).toHaveAttribute('data-state', 'outOfSight')
    await expect.poll(() => page.locator('[data-pane="4"] video').evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(1280)
    expect(await page.locator('[data-pane="0"] video').evaluate((video: HTMLVideoElement) => video.src)).toBe('')
  })

  test('lists what is in the chosen group only', async () => {
    const list = page.getByRole('region', { name: '摄像机' })
    const cameras = list.getByRole('button', { name: /放入窗格/ })
    const all = await cameras.count()
    await list.getByRole('combobox', { name: '分组' }).selectOption('车库')
    await expect(cameras.filter({ hasNotText: '车库' })).toHaveCount(0)
    expect(await cameras.count()).toBeGreaterThan(0)
    await list.getByRole('combobox', { name: '分组' }).selectOption('全部分组')
    await expect(cameras).toHaveCount(all)
  })

  test('has the saved layouts of the user at every desk', async () => {
    await page.getByRole('radio', { name: '9 画面' }).check({ force: true })
    await page.getByRole('button', { name: '保存布局' }).click()
    await page.getByRole('textbox', { name: '布局名称' }).fill('夜班')
    const saved = page.waitForResponse((response) => response.url().endsWith('/deviceVideoExt/saveLayouts'))
    await page.getByRole('button', { name: '保存布局' }).click()
    expect((await saved).ok()).toBe(true)
    // a browser that has kept nothing
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('layouts')))).toEqual([])
    await reload(page)
    await page.getByRole('combobox', { name: '布局', exact: true }).selectOption('夜班', LOADED)
    await expect(page.locator('[data-pane]')).toHaveCount(9)
    await page.getByRole('button', { name: '删除布局 夜班' }).click()
    await expect(page.getByRole('combobox', { name: '布局', exact: true })).toHaveCount(0)
  })

  test('says that an offline camera has no signal, and since when', async () => {
    const offline = page.getByRole('button', { name: /放入窗格/ }).filter({ hasText: '离线' }).first()
    await offline.focus()
    await offline.press('Enter')
    await expect(page.getByText('无信号')).toBeVisible(PLAYING)
    await expect(page.getByText(/^自 .* 起没有画面$/)).toBeVisible()
  })

  test('notices a stream that dies and one that comes back', async () => {
    await expect(stateOf(0)).toHaveAttribute('data-state', 'shown.playing', PLAYING)
    await page.context().route(/\/files\/stream\//, (route) => route.abort())
    await expect(stateOf(0)).toHaveAttribute('data-state', 'noSignal', PLAYING)
    await page.context().unroute(/\/files\/stream\//)
    await page.locator('[data-pane="0"]').getByRole('button', { name: '立即重试' }).click()
    await expect(stateOf(0)).toHaveAttribute('data-state', 'shown.playing', PLAYING)
    await advances(0)
  })
})
