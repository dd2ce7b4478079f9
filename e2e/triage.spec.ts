import { expect, type Browser, type BrowserContext, type Page } from 'playwright/test'
import type { Operator } from './support/operator'
import type { Platform, RaisedEvent } from './support/platform'
import { sitDown, test } from './support/test'

const WATCH = { username: 'zhiban01', password: 'smartfire119' }
const UNDO_MS = 5_000
const MOST_KEYS = 400

type Flag = '0' | '1' | '2' | null
interface Task {
  key: string
  kind: string
  /** the verdict that the keyboard chooses; null for a fault, which has none */
  verdict: Flag
  /** the value in the record on the wire (contract device 11.2, 12, 13); hydrants have no such field */
  stored: Flag | 'none'
}

const CONTROLLER: Record<string, string> = {
  general: 'deviceAbnormal',
  hydrant: 'deviceFacilitiesAbnormal',
  fireHost: 'deviceFireMainAbnormal',
}

/** The pending list by keyboard alone (issue 7 "Keyboard triage"), without a pointer. */
test.describe('keyboard triage', () => {
  let context: BrowserContext
  let operator: Operator
  let page: Page

  test.beforeEach(async ({ browser, platform }) => {
    const desk = await sitDown(browser, platform)
    context = desk.context
    operator = desk.operator
    page = operator.page
    await signInByKeyboard(operator)
  })
  test.afterEach(() => context.close())

  test('20 mixed alarms are judged, and the server has every verdict', async ({ platform }) => {
    test.setTimeout(180_000)
    const tasks = await raiseMixed(platform)
    expect(tasks).toHaveLength(20)
    await openList(operator)
    await judgeAll(page, tasks)
    for (const task of tasks) {
      await expect.poll(() => storedRecord(operator, task), { timeout: UNDO_MS + 20_000 }).toMatchObject({
        handleFlag: 'true',
        handlePerson: 'operator',
        ...(task.stored === 'none' ? {} : { fireFlag: task.stored }),
      })
    }
    await expect(page.getByText(/条核实结论未发送/)).toHaveCount(0)
  })

  test('a verdict can be undone before it is sent, and the record is open as before', async ({ platform }) => {
    const task = await holdAVerdict(operator, platform, '0')
    await page.keyboard.press('u')
    await expect(rowOf(page, task).getByRole('button', { name: /^确认/ })).toBeVisible()
    await expect(rowOf(page, task)).toBeFocused()
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    await expect.poll(() => storedRecord(operator, task), { timeout: UNDO_MS + 15_000 }).toMatchObject({ fireFlag: '2' })
  })

  test('a held verdict is sent when the page is closed', async ({ platform }) => {
    const task = await holdAVerdict(operator, platform, '2')
    await page.goto('about:blank')
    await expect.poll(() => storedRecord(operator, task), { timeout: UNDO_MS - 1_000 }).toMatchObject({ fireFlag: '2' })
    await operator.open('/')
    await openList(operator)
    await expect(page.getByText(/条核实结论未发送/)).toHaveCount(0)
  })

  test('a held verdict is sent before the operator is signed out', async ({ platform }) => {
    const task = await holdAVerdict(operator, platform, '2')
    await page.keyboard.press('Escape')
    await operator.tabTo(page.getByRole('button', { name: /用户菜单/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeFocused() // a key that is pressed before is not the menu's
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login$/)
    await signInByKeyboard(operator)
    expect(await storedRecord(operator, task)).toMatchObject({ fireFlag: '2', handlePerson: 'operator' })
  })

  test('of two operators the second is told who decided and when', async ({ browser, platform }) => {
    await withColleague(browser, platform, async (colleague) => {
      const task = await raiseAFire(platform, '1')
      for (const person of [operator, colleague]) {
        await openList(person)
        await goTo(person.page, task)
      }
      // the colleague's verdict leaves in the same seconds and arrives second, however busy the machine is
      const first = () => expect.poll(() => storedRecord(operator, task), { timeout: UNDO_MS + 15_000 }).not.toBeNull()
      await colleague.page.route('**/deviceAbnormal/affirmFire*', (route) => first().then(() => route.continue()))
      await judge(page, task)
      await judge(colleague.page, { ...task, verdict: '0' })
      const line = colleague.page.getByText(/operator 已于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 核实为“真实火警”，您的“误报”未生效/)
      await expect(line).toBeVisible({ timeout: UNDO_MS + 20_000 })
      expect(await storedRecord(operator, task)).toMatchObject({ fireFlag: '1', handlePerson: 'operator' })
    })
  })

  test('single keys can be switched off, and stay off for this person', async ({ platform }) => {
    const task = await raiseAFire(platform, '0')
    await openList(operator)
    await goTo(page, task)
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: '键盘快捷键' })
    await operator.tabTo(sheet.getByRole('button', { name: '关闭单键快捷键' }))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(rowOf(page, task)).toBeFocused()
    await page.keyboard.press('0')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: '确认火警' }).getByRole('radio', { name: /真实火警/ })).toBeChecked()
    await operator.open('/')
    await openList(operator)
    await operator.tabTo(page.getByRole('button', { name: '开启单键快捷键' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('单键快捷键已关闭')).toHaveCount(0)
  })
})

/** Fires and faults of general sensors, hydrants and fire hosts. */
async function raiseMixed(platform: Platform): Promise<Task[]> {
  const verdicts = ['1', '2', '0'] as const
  const tasks: Task[] = []
  for (let at = 0; at < 6; at += 1) tasks.push(...tasksOf(await platform.raise('fire', { kind: 'general' }), verdicts[at % 3] ?? '1'))
  for (let at = 0; at < 4; at += 1) tasks.push(...tasksOf(await platform.raise('fire', { kind: 'fireHost' }), verdicts[at % 3] ?? '1'))
  for (let at = 0; at < 5; at += 1) tasks.push(...tasksOf(await platform.raise('fault', { kind: 'general' }), null, '0'))
  for (let at = 0; at < 3; at += 1) tasks.push(...tasksOf(await platform.raise('fault', { kind: 'hydrant' }), null, 'none'))
  for (let at = 0; at < 2; at += 1) tasks.push(...tasksOf(await platform.raise('fault', { kind: 'fireHost' }), null, null))
  return tasks
}

function tasksOf(raised: RaisedEvent, verdict: Flag, stored: Flag | 'none' = verdict): Task[] {
  return raised.records.map(({ kind, id }) => ({ key: `${kind}:${id}`, kind, verdict, stored }))
}

async function raiseAFire(platform: Platform, verdict: '0' | '1' | '2'): Promise<Task> {
  const [task] = tasksOf(await platform.raise('fire', { kind: 'general' }), verdict)
  if (!task) throw new Error('nothing was raised')
  return task
}

/** Raises a fire and judges it by keys; the verdict is held for its seconds. */
async function holdAVerdict(operator: Operator, platform: Platform, verdict: '0' | '2'): Promise<Task> {
  const { page } = operator
  const task = await raiseAFire(platform, verdict)
  await openList(operator)
  await goTo(page, task)
  await judge(page, task)
  return task
}

/** Presses the keys of a verdict; the row shows it at once. */
async function judge(page: Page, task: Task): Promise<void> {
  await expect.poll(() => focusIsSeen(page)).toBe(true)
  if (task.verdict !== null) await page.keyboard.press(task.verdict)
  await page.keyboard.press('Enter')
  await expect(rowOf(page, task).getByRole('button', { name: /^确认/ })).toHaveCount(0)
}

/** Walks down the list, judges the raised records, and goes on to the next channel. */
async function judgeAll(page: Page, tasks: readonly Task[]): Promise<void> {
  const open = new Map(tasks.map((task) => [task.key, task]))
  for (let pressed = 0; open.size > 0; pressed += 1) {
    if (pressed > MOST_KEYS) throw new Error(`Not reached by keyboard: ${[...open.keys()].join(', ')}`)
    const here = await focusedRow(page)
    const task = here === null ? undefined : open.get(here)
    if (task) {
      await judge(page, task)
      open.delete(task.key)
    } else if (await hasOpenRow(page, open)) {
      await page.keyboard.press('j')
    } else {
      await nextChannel(page)
    }
  }
}

async function hasOpenRow(page: Page, open: ReadonlyMap<string, Task>): Promise<boolean> {
  const keys = await page.getByRole('table', { name: /待处理异常$/ }).locator('tr[data-key]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key')))
  return keys.some((key) => key !== null && open.has(key))
}

async function nextChannel(page: Page): Promise<void> {
  const table = page.getByRole('table', { name: /待处理异常$/ })
  const before = await table.getAttribute('aria-label')
  await page.keyboard.press('n')
  await expect(table).not.toHaveAttribute('aria-label', before ?? '')
  await expect.poll(() => focusedRow(page)).not.toBeNull()
}

async function goTo(page: Page, task: Task): Promise<void> {
  for (let pressed = 0; pressed < MOST_KEYS; pressed += 1) {
    if ((await focusedRow(page)) === task.key) return
    if (await hasOpenRow(page, new Map([[task.key, task]]))) await page.keyboard.press('j')
    else await nextChannel(page)
  }
  throw new Error(`${task.key} was not reached by keyboard`)
}

/** The record whose row has the focus, as a screen reader would read it. */
function focusedRow(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? null)
}

/** Expects that the row with the focus is visible in its whole height and marked (WCAG 2.4.7, 2.4.11). */
function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const row = document.activeElement
    if (!row?.matches('tr[data-key]:focus-visible')) return false
    const { left, top, bottom } = row.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint(left + 40, y)))
  })
}

const rowOf = (page: Page, { key }: Task) => page.getByRole('dialog', { name: '待处理异常' }).locator(`tr[data-key="${key}"]`)

/** A handled record on the wire; null while it is open. */
async function storedRecord(operator: Operator, { key, kind }: Task): Promise<Record<string, unknown> | null> {
  const id = Number(key.split(':')[1])
  for (const tag of ['1', '2']) {
    const answer = (await operator.request(`/api/datahandler/${CONTROLLER[kind]}/pageList?page=1&limit=100&tag=${tag}`)) as {
      data: { rows: Record<string, unknown>[] }
    }
    const row = answer.data.rows.find((candidate) => candidate.id === id && candidate.handleFlag === 'true')
    if (row) return row
  }
  return null
}

async function signInByKeyboard(operator: Operator, account = { username: 'operator', password: WATCH.password }): Promise<void> {
  const { page } = operator
  await operator.open('/')
  await expect(page.getByLabel('账号')).toBeFocused()
  await page.keyboard.type(account.username)
  await operator.tabTo(page.getByLabel('密码', { exact: true }))
  await page.keyboard.type(account.password)
  await operator.tabTo(page.getByLabel('验证码', { exact: true }))
  await operator.expectPicture()
  await page.keyboard.type('abcd')
  await page.keyboard.press('Enter')
  await expect(page.getByText('实时连接正常')).toBeVisible()
}

/** Opens the list; the first row has the focus, so that the keys work at once. */
async function openList(operator: Operator): Promise<void> {
  const { page } = operator
  await operator.tabTo(operator.badge())
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: '待处理异常' }).waitFor()
  await expect.poll(() => focusedRow(page)).not.toBeNull()
}

async function withColleague(browser: Browser, platform: Platform, work: (colleague: Operator) => Promise<void>): Promise<void> {
  const { operator, context } = await sitDown(browser, platform)
  await signInByKeyboard(operator, WATCH)
  await work(operator).finally(() => context.close())
}
