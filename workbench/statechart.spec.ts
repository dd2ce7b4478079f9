import { type Browser, expect, type Page, test } from 'playwright/test'
import { en, zhCN } from '../.storybook/statechart/statechart.messages'

type Locale = 'zh-CN' | 'en'

let chart: ReturnType<typeof chartOn>

/** The chart of a machine on its docs page, and the live dialog beside it. */
function chartOn(page: Page, machine: string, locale: Locale) {
  const { live, chartsOf } = locale === 'en' ? en : zhCN
  const driven = page.locator('.driven-chart').filter({ has: page.getByRole('region', { name: chartsOf(machine) }) })
  const dialog = driven.frameLocator(`iframe[title="${live(machine)}"]`)
  return {
    driven,
    dialog,
    /** what the dialog in the frame is in */
    shown: (path: string) => dialog.locator(`[data-state="${path}"]`),
    state: (path: string) => driven.locator(`[data-path="${path}"]`),
    marked: (path: string) => driven.locator(`[data-path="${path}"][aria-current="true"]`),
    event: (type: string, from: string, to: string) => driven.locator(`[data-event="${type}"][data-arrow="${from} ${to}"]`),
    /** an event that does not leave its state */
    eventIn: (type: string, state: string) => driven.locator(`[data-event="${type}"][data-stays="${state}"]`),
    /** what a screen reader says of the last event */
    result: driven.locator('.driven-result[role="status"]'),
    story: (name: string) => driven.getByText(live(name), { exact: true }),
  }
}

/** Opens the docs page of a machine, whose frame takes most of the time. */
async function openChart(browser: Browser, id: string, machine: string, first: string, locale: Locale = 'zh-CN') {
  const page = await browser.newPage()
  const opened = chartOn(page, machine, locale)
  await page.goto(`iframe.html?id=${id}&viewMode=docs&globals=locale:${locale}`)
  await opened.driven.scrollIntoViewIfNeeded()
  await expect(opened.marked(first)).toBeVisible()
  return opened
}

// the page is loaded once
test.beforeAll(async ({ browser }) => {
  chart = await openChart(browser, 'dialogs-confirm-exception-states--docs', 'confirmException', 'deciding.current')
})

test.beforeEach(async () => {
  await chart.state('deciding.current').click()
  await expect(chart.shown('deciding.current')).toBeVisible()
  await expect(chart.marked('deciding.current')).toBeVisible()
})

test('a state of the chart brings the live dialog into this state, which the chart marks', async () => {
  // its upper part: below is an event that it handles
  await chart.state('conflict').click({ position: { x: 16, y: 10 } })
  await expect(chart.shown('conflict')).toBeVisible()
  await expect(chart.marked('conflict')).toBeVisible()
  await expect(chart.marked('deciding.current')).toHaveCount(0)
  await expect(chart.driven.locator('.driven-now')).toHaveText('当前状态： conflict')
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

test('an event that can happen now is sent to the live dialog, and the chart marks where the machine went', async () => {
  await chart.event('verdict.submit', 'deciding.current', 'submitting').click()
  await expect(chart.result).toHaveText('已发送 verdict.submit。')
  await expect(chart.shown('submitting')).toBeVisible()
  await expect(chart.marked('submitting')).toBeVisible()
  // the same story goes on: no other one was loaded
  await expect(chart.story('Deciding Fire')).toBeVisible()
})

test('an event with contents is sent with those of the tests', async () => {
  await expect(chart.dialog.getByRole('radio', { name: /真实火警/ })).toBeChecked()
  await chart.eventIn('verdict.choose', 'deciding').click()
  await expect(chart.result).toHaveText('已发送 verdict.choose，样例内容 {"verdict":"2"}。 状态没有改变。')
  await expect(chart.dialog.getByRole('radio', { name: /火警测试/ })).toBeChecked()
  await chart.event('record.ended', 'deciding', 'overtaken').click()
  await expect(chart.result).toContainText('已发送 record.ended，样例内容 {"person":"lihua"')
  await expect(chart.dialog.getByRole('alert')).toContainText('lihua')
  await expect(chart.marked('overtaken')).toBeVisible()
  await expect(chart.story('Deciding Fire')).toBeVisible()
})

test('the keyboard sends an event, too, and keeps its place in the chart', async () => {
  const silence = chart.event('link.silent', 'deciding.current', 'deciding.stale')
  await silence.press('Enter')
  await expect(chart.marked('deciding.stale')).toBeVisible()
  await expect(silence).toBeFocused()
  await chart.event('verdict.submit', 'deciding.stale', 'deciding.askingAgain').press(' ')
  await expect(chart.marked('deciding.askingAgain')).toBeVisible()
  await expect(chart.shown('deciding.askingAgain')).toBeVisible()
})

test('an event that is chosen while the story begins anew is sent when it can hear it', async () => {
  for (let at = 0; at < 3; at += 1) await chart.state('deciding.current').press('Enter')
  await chart.event('verdict.submit', 'deciding.current', 'submitting').press('Enter')
  await expect(chart.result).toHaveText('已发送 verdict.submit。')
  await expect(chart.marked('submitting')).toBeVisible()
  await expect(chart.shown('submitting')).toBeVisible()
})

test('the result of a request is not sent: it leads to the story of its target, and says so', async () => {
  await chart.event('verdict.submit', 'deciding.current', 'submitting').click()
  await expect(chart.marked('submitting')).toBeVisible()
  await chart.driven.getByRole('button', { name: 'submit fails: submitting → unsent' }).click()
  await expect(chart.result).toHaveText('submit fails 由状态机自行触发，没有发送。 显示的是 unsent 的示例。')
  await expect(chart.shown('unsent')).toBeVisible()
  await expect(chart.marked('unsent')).toBeVisible()
  await expect(chart.story('Unsent')).toBeVisible()
})

test('an event that cannot happen now does nothing, and says so until another one is chosen', async () => {
  await chart.event('verdict.reconsider', 'refused', 'deciding').click()
  await expect(chart.result).toHaveText('verdict.reconsider 现在不会发生：对话框不在 refused。')
  await expect(chart.shown('deciding.current')).toBeVisible()
  await expect(chart.marked('deciding.current')).toBeVisible()
  await chart.state('submitting').click()
  await expect(chart.result).toBeEmpty()
})

test('an event without a sample, and one that the data of the dialog refuse, lead to the story of their target, in English as well', async ({ browser }) => {
  const editor = await openChart(browser, 'console-plan-editor-states--docs', 'planEditor', 'view.published', 'en')
  await editor.event('draft.show', 'view.published', 'view.draft').click()
  await expect(editor.result).toHaveText('draft.show [hasDraft] cannot happen with what the dialog holds now and was not sent. Shown is the story of view.draft.')
  await expect(editor.marked('view.draft')).toBeVisible()
  await editor.event('place.opened', 'view', 'view.published').click()
  await expect(editor.result).toHaveText('place.opened comes from the machine itself and was not sent. Shown is the story of view.published.')
  await expect(editor.marked('view.published')).toBeVisible()
})
