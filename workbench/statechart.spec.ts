import { expect, type Page, test } from 'playwright/test'

let chart: ReturnType<typeof chartOn>

/** The chart of the confirmation on its docs page, and the live dialog beside it. */
function chartOn(page: Page) {
  const driven = page.locator('.driven-chart').filter({ has: page.getByRole('region', { name: 'Statechart of confirmException' }) })
  const dialog = driven.frameLocator('iframe[title="Live: confirmException"]')
  return {
    driven,
    dialog,
    /** what the dialog in the frame is in */
    shown: (path: string) => dialog.locator(`[data-state="${path}"]`),
    state: (path: string) => driven.locator(`[data-path="${path}"]`),
    marked: (path: string) => driven.locator(`[data-path="${path}"][aria-current="true"]`),
    event: (from: string, to: string) => driven.locator(`[data-arrow="${from} ${to}"]`),
    refused: driven.locator('.driven-refused'),
  }
}

// the page is loaded once, with a frame of its own: that takes most of the time
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  chart = chartOn(page)
  await page.goto('iframe.html?id=dialogs-confirm-exception-states--docs&viewMode=docs')
  await chart.driven.scrollIntoViewIfNeeded()
  await expect(chart.marked('deciding.current')).toBeVisible()
})

test.beforeEach(async () => {
  await chart.state('deciding.current').click()
  await expect(chart.shown('deciding.current')).toBeVisible()
  await expect(chart.marked('deciding.current')).toBeVisible()
})

test('a state of the chart brings the live dialog into this state, which the chart marks', async () => {
  await chart.state('conflict').click()
  await expect(chart.shown('conflict')).toBeVisible()
  await expect(chart.marked('conflict')).toBeVisible()
  await expect(chart.marked('deciding.current')).toHaveCount(0)
  await expect(chart.driven.locator('.driven-now')).toHaveText('Now in conflict')
})

test('the keyboard does the same, and keeps its place in the chart', async () => {
  await chart.state('unsent').press('Enter')
  await expect(chart.shown('unsent')).toBeVisible()
  await expect(chart.state('unsent')).toBeFocused()
})

test('what a person does in the dialog is marked in the chart', async () => {
  await chart.state('deciding.stale').click()
  await expect(chart.marked('deciding.stale')).toBeVisible()
  await chart.dialog.getByRole('button', { name: '确认', exact: true }).click()
  await expect(chart.marked('deciding.askingAgain')).toBeVisible()
})

test('an event of the chart that can happen now brings the dialog where it leads', async () => {
  await chart.event('deciding.current', 'submitting').click()
  await expect(chart.shown('submitting')).toBeVisible()
  await expect(chart.marked('submitting')).toBeVisible()
  await expect(chart.refused).toBeEmpty()
})

test('an event that cannot happen now does nothing, and says so until another one is chosen', async () => {
  await chart.event('submitting', 'unsent').click()
  await expect(chart.refused).toContainText('cannot happen now: the dialog is not in submitting.')
  await expect(chart.shown('deciding.current')).toBeVisible()
  await expect(chart.marked('deciding.current')).toBeVisible()
  await chart.state('submitting').click()
  await expect(chart.refused).toBeEmpty()
})
