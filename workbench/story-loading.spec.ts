import { expect, type Page, test } from 'playwright/test'

/** The names of the files with which a story was shown and played. */
async function filesOf(page: Page, id: string) {
  // the check of accessibility comes after the play, which may be over before the page counts as loaded
  const played = page.waitForResponse((response) => /\/axe-/.test(response.url()))
  await page.goto(`iframe.html?id=${id}&viewMode=story`)
  await played
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? ''))
}

const mocks = (page: Page) => page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))

// each file costs a request: with the 150 of once, a story took a second longer
for (const id of ['dialogs-hydrant-states--opening', 'console-plan-editor-states--loading', 'console-kinds-list-screen-states--filled']) {
  test(`${id} loads few files, no mock of requests and no documentation`, async ({ page }) => {
    const files = await filesOf(page, id)
    expect(files.filter((name) => name.endsWith('.js')).length).toBeLessThan(40)
    expect(files.filter((name) => /^(blocks-|elk)/.test(name))).toEqual([])
    expect(await mocks(page)).toBe(0)
  })
}

test('a story that makes requests has them answered by the mock', async ({ page }) => {
  await filesOf(page, 'dialogs-building-detail-flows--playground')
  expect(await mocks(page)).toBe(1)
})
