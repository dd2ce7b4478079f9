import { expect, type Page, test } from 'playwright/test'

const ANONYMOUS = 'console-session-states--anonymous'

/** The docs page of the login session: every state of it, the first of them an open login page. */
async function openDocs(page: Page) {
  await page.goto('iframe.html?id=console-session-states--docs&viewMode=docs')
  const story = page.locator(`#anchor--${ANONYMOUS}`)
  await story.scrollIntoViewIfNeeded()
  return { story, picture: story.locator('img'), place: story.locator('.pictured-place') }
}

test('a docs page shows a picture of each story, and says that it is one and of which day', async ({ page }) => {
  const { story, picture } = await openDocs(page)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280)
  await expect(story).toContainText(/Picture 图片 · light, zh-CN · \d{4}-\d\d-\d\d/)
  for (const other of await page.locator('.pictured-story').all()) await other.scrollIntoViewIfNeeded()
  await expect(page.locator('.sb-story')).toHaveCount(0)
})

test('the keyboard opens a story in the place of its picture, with the focus in it, and brings the picture back', async ({ page }) => {
  const { story, picture, place } = await openDocs(page)
  await expect(picture).toBeVisible()
  const [size, rest] = [await place.boundingBox(), await page.evaluate(() => document.documentElement.scrollHeight)]
  await story.getByRole('button', { name: 'Open live 打开: Anonymous' }).press('Enter')
  const live = story.frameLocator('iframe')
  await expect(live.getByRole('heading', { name: '登录' })).toBeVisible()
  await expect(picture).toHaveCount(0)
  await expect(story.locator('iframe')).toBeFocused()
  await expect(page.locator('.sb-story')).toHaveCount(1)
  expect([await place.boundingBox(), await page.evaluate(() => document.documentElement.scrollHeight)]).toEqual([size, rest])
  await story.getByRole('button', { name: 'Back to the picture 恢复图片: Anonymous' }).click()
  await expect(picture).toBeVisible()
  await expect(page.locator('.sb-story')).toHaveCount(0)
})

test('a click anywhere on a picture opens its story', async ({ page }) => {
  const { story } = await openDocs(page)
  await story.locator('.pictured-story').click({ position: { x: 40, y: 40 } })
  await expect(story.frameLocator('iframe').getByRole('heading', { name: '登录' })).toBeVisible()
})

test('a story whose picture cannot be loaded is shown live', async ({ page }) => {
  await page.route('**/photos/**', (route) => route.abort())
  const { story } = await openDocs(page)
  await expect(story.frameLocator('iframe').getByRole('heading', { name: '登录' })).toBeVisible()
})

test('the state gallery shows pictures in the look in which they were taken, and stories in every other one', async ({ page }) => {
  await page.goto('iframe.html?id=workbench-state-gallery--docs&viewMode=docs')
  await expect(page.locator('.gallery img').first()).toBeVisible()
  await expect(page.locator('.gallery iframe')).toHaveCount(0)
  await page.getByLabel('Theme 主题').selectOption('dark')
  await expect(page.locator('.gallery iframe').first()).toBeVisible()
  await expect(page.locator('.gallery img')).toHaveCount(0)
})
