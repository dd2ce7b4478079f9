import { expect, type BrowserContext } from 'playwright/test'
import { markedDevice } from './support/calm-device'
import { DeclaredList } from './support/declared-list'
import { consoleData } from './support/declared-screens'
import type { Operator } from './support/operator'
import type { RaisedEvent } from './support/platform'
import { sitDown, test } from './support/test'

/** Wireless smoke detectors: channel 1 (spec 1 §2). */
const SCREEN = (await consoleData()).screenOf('huozaibaojing/exceptionRecord')
const ADDRESS = `/${SCREEN.key}/1`

/** The records of a system with the event panel (spec 1 §2 exceptionRecord, contract device 11-13). */
test.describe.serial('exception records', () => {
  let context: BrowserContext
  let operator: Operator
  let list: DeclaredList
  let fire: RaisedEvent
  let device: string

  test.beforeAll(async ({ browser, platform }) => {
    const desk = await sitDown(browser, platform)
    context = desk.context
    operator = desk.operator
    list = new DeclaredList(operator.page, SCREEN)
    await operator.open(ADDRESS)
    await operator.signIn()
    await list.expectLoaded()
    await expect(operator.page.getByText('实时连接正常')).toBeVisible()
  })
  test.afterAll(() => context.close())

  test('a new alarm appears without a reload, as the first row, and is open', async ({ platform }) => {
    device = await markedDevice(operator)
    fire = await platform.raise('fire', { kind: 'general', deviceNumber: device })
    const first = list.table().getByRole('row').nth(1)
    await expect(first).toContainText(device)
    await expect(first).toContainText('火警')
    await expect(first).toContainText('未处理')
  })

  test('a choice filters at once, and the address opens the same list again', async () => {
    const { page } = list
    await page.getByRole('search').getByRole('combobox', { name: '处理状态' }).click()
    await page.getByRole('option', { name: '未处理' }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('state') === 'unhandled')
    await list.reload()
    const states = list.table().locator('tbody tr')
    await expect(states.filter({ hasText: '未处理' })).toHaveCount(await states.count())
    await expect(list.row(device).first()).toBeVisible()
  })

  test('the panel of a record shows its facts, its place with a contact, and its history', async () => {
    await list.act(list.row(device).first(), '查看')
    const panel = list.dialog(new RegExp(fire.device.building))
    await expect(panel.getByRole('region', { name: '报警信息' })).toContainText('未处理')
    await expect(panel.getByRole('region', { name: '建筑与联系人' })).toContainText(/1\d{10}|0\d{2,3}-\d+/)
    await expect(panel.getByRole('region', { name: '处理过程' })).toContainText('首次上报')
  })

  test('a verdict from the panel leaves the list of open records, and its history names who gave it', async () => {
    const { page } = list
    const panel = list.dialog(new RegExp(fire.device.building))
    await panel.getByRole('button', { name: '处理' }).click()
    const confirmation = list.dialog('确认火警')
    await confirmation.getByText('误报', { exact: true }).click()
    await confirmation.getByRole('button', { name: '确认', exact: true }).click()
    await expect(page.getByText('处理成功')).toBeVisible()
    // the list holds open records only, so the panel cannot know the record any more
    await expect(panel.getByText('此记录已不在列表当前页，状态可能已变化')).toBeVisible()
    await operator.open(`${ADDRESS}?state=handledFires`)
    const row = list.row(device).first()
    await expect(row).toContainText('误报')
    await list.act(row, '查看')
    await expect(list.dialog(new RegExp(fire.device.building)).getByRole('region', { name: '处理过程' })).toContainText('operator 核实为“误报”')
  })

  test('a false alarm that was a real fire is raised to one, and another operator is told at once', async ({ browser, platform }) => {
    const { page } = list
    const colleague = await sitDown(browser, platform)
    try {
      await colleague.operator.open('/')
      await colleague.operator.signIn({ username: 'zhiban01', password: 'smartfire119' })
      await expect(colleague.operator.page.getByText('实时连接正常')).toBeVisible()
      const panel = list.dialog(new RegExp(fire.device.building))
      await panel.getByRole('button', { name: '更正为真实火警' }).click()
      const question = page.getByRole('alertdialog', { name: '更正为真实火警' })
      await expect(question).toContainText('原结论：误报（operator')
      await question.getByRole('button', { name: '更正为真实火警' }).click()
      await expect(page.getByText('已更正为真实火警', { exact: true })).toBeVisible()
      const notices = colleague.operator.page.getByRole('log', { name: '实时报警' })
      await expect(notices.getByRole('article', { name: `已更正为真实火警 · ${fire.device.building}` })).toContainText('operator 将“误报”更正为“真实火警”')
    } finally {
      await colleague.context.close()
    }
    // the open panel shows the record as it is now
    const panel = list.dialog(new RegExp(fire.device.building))
    await expect(panel.getByRole('region', { name: '报警信息' })).toContainText('真实火警')
    const history = panel.getByRole('region', { name: '处理过程' })
    await expect(history).toContainText('operator 核实为“误报”')
    await expect(history).toContainText('operator 更正为“真实火警”')
    // nothing is ever lowered
    await expect(panel.getByRole('button', { name: '更正为真实火警' })).toHaveCount(0)
  })
})
