import { expect } from 'playwright/test'
import { DeclaredList } from './support/declared-list'
import { consoleData } from './support/declared-screens'
import type { Operator } from './support/operator'
import { test } from './support/test'

const LOADED = { timeout: 30_000 }
const ROUTE = '验收巡检路线'

/** The round of the form of plans (form-round.spec.ts): each route of the demo city has its plan, so this one makes a route first. */
test.describe('a plan of inspections', () => {
  test.setTimeout(180_000)
  test('is added for a route without one, shows its next ten tasks, and is edited, exported and deleted', async ({ operator }) => {
    const { page } = operator
    const list = new DeclaredList(page, (await consoleData()).screenOf('inspectionManagement/patrolSchemeManager'))
    await operator.open('/inspectionManagement/patrolSchemeManager')
    await operator.signIn()
    await expect(list.table()).toBeVisible(LOADED)
    await addRoute(operator)

    const added = await list.openAdd()
    await list.fill(added, { routeId: ROUTE, cycle: '1', every: 2, remark: '双日' })
    await list.save(added)
    await list.filter('routeName', ROUTE)
    await expect(list.table()).toHaveAttribute('aria-rowcount', '2')

    await list.act(list.row(ROUTE), '接下来的任务')
    const panel = list.dialog(`${ROUTE} · 接下来的任务`)
    const tasks = panel.getByRole('table', { name: '接下来的 10 次任务' }).getByRole('row')
    await expect(tasks).toHaveCount(11)
    const starts = (await tasks.allTextContents()).slice(1).map((text) => /\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? '')
    expect(daysBetween(starts)).toEqual(Array.from({ length: 9 }, () => 2))
    await panel.getByRole('button', { name: '关闭' }).click()

    const edited = await list.openEdit(list.row(ROUTE))
    await list.fill(edited, { every: 3, frozen: true })
    await list.save(edited)
    await list.reload()
    const again = await list.openEdit(list.row(ROUTE))
    await list.expectValues(again, { every: 3, frozen: true, remark: '双日' })
    await again.getByRole('button', { name: '取消' }).click()
    await expect(list.row(ROUTE)).toContainText('已冻结')

    const [titles, ...lines] = await list.exportLines()
    expect(titles).toContain(list.label('routeName'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(ROUTE)
    await list.remove(list.row(ROUTE))
    await expect(page.getByText('没有符合条件的巡检计划')).toBeVisible()
  })
})

const daysBetween = (days: readonly string[]): number[] => days.slice(1).map((day, at) => (Date.parse(day) - Date.parse(days[at] ?? '')) / 86_400_000)

async function addRoute(operator: Operator): Promise<void> {
  const first = async (call: string) => ((await operator.request(`/api/device/${call}`)) as { data: { rows: { id: number }[] } }).data.rows[0]?.id
  const send = async (call: string, body: object) => expect(await operator.post(`/api/device/${call}`, body), call).toMatchObject({ status: 200 })
  const [facilitiesTypeId, buildingId] = [await first('deviceFacilitiesType/pageList?page=1&limit=1'), await first('deviceBuilding/pageList?page=1&limit=1')]
  await send('deviceIndoorLabel/add', { facilitiesNo: 'PLAN-1', facilitiesTypeId, buildingId, floor: 1 })
  await send('deviceInspectionRoute/add', { routeName: ROUTE, routeFlag: '0', labelIds: String(await first('deviceIndoorLabel/pageList?page=1&limit=1&facilitiesNo=PLAN-1')) })
}
