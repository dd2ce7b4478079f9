import { expect, type Page } from 'playwright/test'
import type { Operator } from './support/operator'
import { sitDown, test } from './support/test'

/** What is raised one after the other: all three kinds, fires and faults. */
const KINDS = ['general', 'fireHost', 'hydrant', 'general'] as const
const EVENTS = Array.from({ length: 20 }, (_, at) => {
  const kind = KINDS[at % KINDS.length] ?? 'general'
  return { kind, event: kind !== 'hydrant' && at % 3 !== 2 ? ('fire' as const) : ('fault' as const) }
})

/** The link of the first operator is cut before these events and is back before the ones below. */
const CUT_BEFORE: readonly number[] = [4, 13]
const BACK_BEFORE: readonly number[] = [8, 17]
/** The colleague judges the fire that was just raised, of a detector, whose number is in its row: once while the first operator is cut off. */
const JUDGED: readonly number[] = [3, 7, 19]

test('an evening: twenty events, two operators, and a network that comes and goes', async ({ browser, platform }) => {
  test.setTimeout(240_000)
  const flaky = await sitDown(browser, platform)
  const steady = await sitDown(browser, platform)
  const cable = await cableOf(flaky.operator.page)
  await signIn(flaky.operator)
  await signIn(steady.operator, { username: 'zhiban01', password: 'smartfire119' })
  const before = await standing(steady.operator)
  expect(await standing(flaky.operator)).toEqual(before)

  let records = 0
  for (const [at, { event, kind }] of EVENTS.entries()) {
    if (CUT_BEFORE.includes(at)) {
      await cable.cut()
      await expect(flaky.operator.page.getByText('实时连接正常')).toBeHidden()
    }
    if (BACK_BEFORE.includes(at)) await cable.mend()
    const raised = await platform.raise(event, { kind })
    records += raised.records.length
    if (JUDGED.includes(at)) {
      expect(event).toBe('fire')
      const confirmation = await steady.operator.judge(raised)
      await confirmation.getByText('火警测试', { exact: true }).click()
      await confirmation.getByRole('button', { name: '确认', exact: true }).click()
      await expect(confirmation).toBeHidden()
      await steady.operator.page.getByRole('dialog', { name: '待处理异常' }).getByRole('button', { name: '关闭' }).first().click()
      records -= raised.records.length
    }
  }

  // no alarm is lost and none is told twice: both desks and the server agree
  const { data } = (await steady.operator.request('/api/datahandler/deviceAbnormal/getNothandlerCount')) as { data: number }
  expect(data).toBe(before.pending + records)
  for (const { operator } of [flaky, steady]) {
    await expect(operator.page.getByText('实时连接正常')).toBeVisible()
    await operator.expectPendingCount(data)
    await expect.poll(() => standing(operator)).toEqual({ pending: data, unseen: before.unseen + EVENTS.length - JUDGED.length })
  }
  await Promise.all([flaky.context.close(), steady.context.close()])
})

async function signIn(person: Operator, account?: { username: string; password: string }): Promise<void> {
  await person.open('/')
  await person.signIn(account)
  await expect(person.page.getByText('实时连接正常')).toBeVisible()
  await expect(person.badge()).toHaveAccessibleName(/\d/)
}

/** The two numbers of the top bar: unhandled records, and entries of the feed that nobody here has seen. */
async function standing(person: Operator): Promise<{ pending: number; unseen: number }> {
  const title = await person.page.getByRole('button', { name: /^报警动态/ }).getAttribute('title')
  return { pending: await person.pendingCount(), unseen: Number(/\d+/.exec(title ?? '')?.[0] ?? 0) }
}

/** The network cable of one page: a cut closes its live link and fails every request. To be called before the page is opened. */
async function cableOf(page: Page): Promise<{ cut: () => Promise<void>; mend: () => Promise<void> }> {
  const open = new Set<() => void>()
  let isCut = false
  await page.routeWebSocket(/\/alarm\/websocket/, (link) => {
    if (isCut) return void link.close({ code: 1011 })
    const server = link.connectToServer()
    open.add(() => {
      void server.close()
      void link.close({ code: 1011 })
    })
  })
  return {
    async cut() {
      isCut = true
      await page.context().setOffline(true)
      for (const close of open) close()
      open.clear()
    },
    async mend() {
      isCut = false
      await page.context().setOffline(false)
    },
  }
}
