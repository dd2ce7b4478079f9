import { expect, type Locator } from 'playwright/test'
import { markedDevice } from './support/calm-device'
import { openHere } from './support/open-here'
import { test } from './support/test'

const LOADED = { timeout: 30_000 }

/** Real-time monitoring of a system (spec 1 §2 realtimeMonit). */
test.describe('real-time monitoring', () => {
  test.beforeEach(async ({ operator }) => {
    await operator.open('/huozaibaojing/realtimeMonit/1')
    await operator.signIn()
  })

  test('shows an alarm on the card of its building while the selected card stays where it is, and opens its plan', async ({ operator, platform }) => {
    const { page } = operator
    const cards = page.getByRole('list', { name: '建筑列表' }).getByRole('listitem')
    await expect(cards.first()).toBeVisible(LOADED)
    const deviceNumber = await markedDevice(operator)
    const selected = cards.nth(4).getByRole('button', { name: /的平面图$/ })
    await selected.focus()
    const [name, before] = [await selected.textContent(), await heightOf(selected)]

    const { device } = await platform.raise('fire', { kind: 'general', deviceNumber })
    const burning = cards.filter({ has: page.getByRole('button', { name: `打开 ${device.building} 的平面图` }) })
    await expect(burning.getByText('报警', { exact: true }).first()).toBeVisible(LOADED)
    await expect(burning.getByRole('button', { name: /的实时数据，报警$/ }).first()).toBeVisible(LOADED)
    await expect(cards.nth(4).getByRole('button', { name: /的平面图$/ })).toHaveText(name ?? '')
    // the live notice takes room: the card may be in another column, at the same height
    await expect.poll(() => heightOf(selected)).toBe(before)
    await expect(selected).toBeFocused()
    for (const name of ['区域', '联网单位']) expect(await missingWidth(page.getByRole('combobox', { name }))).toBe(0)

    const edge = () => burning.getByRole('article').evaluate((card) => getComputedStyle(card).borderColor)
    const red = await edge()
    await burning.hover()
    expect(await edge(), 'of a card under the pointer').toBe(red)

    await burning.getByRole('button', { name: /的平面图$/ }).click()
    await expect(page.getByRole('dialog', { name: new RegExp(device.building) })).toBeVisible(LOADED)
  })

  test('keeps the selected row at its place in the list', async ({ operator, platform }) => {
    const { page } = operator
    await expect(page.getByRole('list', { name: '建筑列表' }).getByRole('listitem').first()).toBeVisible(LOADED)
    await openHere(page, 'huozaibaojing/realtimeMonit/1?layout=rows')
    const rows = page.getByRole('table', { name: '建筑列表' }).getByRole('row')
    const selected = rows.nth(5)
    await selected.focus()
    await expect(selected).toHaveAttribute('aria-selected', 'true')
    const [text, before] = [await selected.getByRole('cell').nth(1).textContent(), await heightOf(selected)]
    const { device } = await platform.raise('fire', { kind: 'general', deviceNumber: await markedDevice(operator) })
    await expect(rows.filter({ hasText: device.building }).first()).toContainText('报警', LOADED)
    await expect(selected.getByRole('cell').nth(1)).toHaveText(text ?? '')
    expect(await heightOf(selected)).toBe(before)
  })

  test('lists the devices of one building and one floor with their values, and exports them', async ({ operator }) => {
    const { page } = operator
    await openHere(page, 'huozaibaojing/realtimeMonit/1?layout=points')
    const table = page.getByRole('table', { name: '设备实时值' })
    const cellsOf = (column: number) => table.getByRole('row').getByRole('cell').nth(column)
    const place = await cellsOf(1).textContent(LOADED) ?? ''
    await page.getByRole('combobox', { name: '建筑', exact: true }).fill(place)
    await page.getByRole('option', { name: place, exact: true }).click()
    await page.getByRole('combobox', { name: '楼层' }).click()
    const storey = page.getByRole('listbox').getByRole('option').first()
    const floor = await storey.textContent() ?? ''
    await storey.click()
    await expect(page).toHaveURL(new RegExp(`floor=${parseInt(floor)}`))
    const others = table.getByRole('row').filter({ has: page.getByRole('cell') }).filter({ hasNotText: place })
    await expect(others).toHaveCount(0)
    await expect(cellsOf(2)).toContainText(floor, LOADED)
    await page.getByRole('button', { name: '导出' }).click()
    const [file] = await Promise.all([page.waitForEvent('download', LOADED), page.getByRole('menuitem', { name: /CSV/ }).click()])
    expect(file.suggestedFilename()).toMatch(/^设备实时值.*\.csv$/)
  })

  test('shows an abnormal sensor on the card of its hydrant beside the map, and opens the hydrant', async ({ operator, platform }) => {
    const { page } = operator
    await expect(page.getByRole('list', { name: '建筑列表' }).getByRole('listitem').first()).toBeVisible(LOADED)
    await openHere(page, 'hydrant/realtimeMonit/5')
    const cards = page.getByRole('list', { name: '消火栓列表' }).getByRole('listitem')
    await expect(cards.first()).toBeVisible(LOADED)
    const { device } = await platform.raise('fault', { kind: 'hydrant' })
    const abnormal = cards.filter({ has: page.getByRole('button', { name: new RegExp(`${device.name} 的实时数据，(故障|报警)$`) }) })
    await expect(abnormal).toBeVisible(LOADED)
    await abnormal.getByRole('button', { name: /^打开 / }).click()
    await expect(page.getByRole('dialog', { name: /消火栓$/ })).toBeVisible(LOADED)
  })
})

async function heightOf(element: Locator) {
  return Math.round((await element.boundingBox())?.y ?? Number.NaN)
}

/** How many px the chosen words of a select lack beside its arrow. */
function missingWidth(select: Locator) {
  return select.evaluate((element: HTMLSelectElement) => {
    const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(element)
    const brush = document.createElement('canvas').getContext('2d')
    if (brush === null) return Number.NaN
    brush.font = `${fontSize} ${fontFamily}`
    const words = brush.measureText(element.selectedOptions[0]?.text ?? '').width
    return Math.max(0, words + parseFloat(paddingLeft) + parseFloat(paddingRight) - element.clientWidth)
  })
}
