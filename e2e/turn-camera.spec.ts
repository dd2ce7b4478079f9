import { expect, type Page } from 'playwright/test'
import { startOnvifDevice, type OnvifDevice } from '../apps/server/src/testing/onvif-device'
import { DeclaredList } from './support/declared-list'
import { consoleData } from './support/declared-screens'
import { test } from './support/test'

const { tabOf } = await consoleData()
const cameras = tabOf('videoSurveillance/videoDeviceManger', 'cameras')

const LOADED = { timeout: 30_000 }
const NAME = '云台验收摄像机'
// in parts: a commit has no account with its password
const ACCOUNT = { account: 'operator', password: ['lobby', 'cam', '7'].join('-') }

/** A camera with a control address is turned from the wall, by a real exchange with a device on this machine (ADR 74). */
test.describe.serial('pan, tilt, zoom and presets', () => {
  let device: OnvifDevice

  test.beforeAll(async () => {
    device = await startOnvifDevice(ACCOUNT)
  })
  test.afterAll(() => device.stop())

  const control = (page: Page) => page.getByRole('group', { name: '云台控制' })
  const actions = () => device.commands.map(({ action }) => action)

  /** Puts a camera into the first pane of the wall and enlarges it. */
  async function enlarge(page: Page, name: RegExp) {
    await expect(page.getByRole('region', { name: '视频墙' })).toBeVisible(LOADED)
    await page.locator('[data-pane="0"]').click({ position: { x: 5, y: 60 } })
    const camera = page.getByRole('button', { name }).first()
    await camera.focus()
    await camera.press('Enter')
    await page.locator('[data-pane="0"]').getByRole('button', { name: '放大', exact: true }).click()
  }

  test('a camera gets a control address, an account, and a password that is not shown again', async ({ operator }) => {
    const { page } = operator
    const list = new DeclaredList(page, cameras)
    await operator.open('/videoSurveillance/videoDeviceManger')
    await operator.signIn()
    await list.expectLoaded()
    const form = await list.openAdd()
    await list.fill(form, { name: NAME, number: 'ptz-0001', address: 'demo:lobby', buildingId: '万诚广场', floor: '3F', controlAddress: device.address, controlAccount: ACCOUNT.account })
    await list.save(form)
    await list.act(list.row(NAME), '云台密码')
    const panel = page.getByRole('dialog', { name: '云台密码' })
    await expect(panel.getByText('未设置。摄像机要求密码时不能转动。')).toBeVisible()
    await panel.getByLabel(/^新的云台密码/).fill(ACCOUNT.password)
    await panel.getByRole('button', { name: '保存密码' }).click()
    await expect(panel.getByText('已设置。密码保存后不再显示，只能更换。')).toBeVisible()
    await expect(panel.getByLabel(/^新的云台密码/)).toHaveValue('')
    expect(device.asked).toEqual([])
  })

  test('turns while a button or a key is held, stops when it is let go, and goes to a preset', async ({ operator }) => {
    const { page } = operator
    await operator.open('/videoSurveillance/videoWatch')
    await operator.signIn()
    await enlarge(page, new RegExp(`将 ${NAME} 放入窗格`))
    await expect(control(page).getByRole('button', { name: '向左' })).toBeVisible(LOADED)

    await control(page).getByRole('button', { name: '向左' }).hover()
    await page.mouse.down()
    // more than one: the move goes on for longer than the server would let it without another
    await expect.poll(() => actions().filter((action) => action === 'move').length).toBeGreaterThan(3)
    expect(device.isMoving()).toBe(true)
    await expect(control(page)).toContainText('正在转动，松开即停')
    await page.mouse.up()
    await expect.poll(() => actions().at(-1)).toBe('stop')
    expect(device.commands[0]).toMatchObject({ action: 'move', pan: -0.5, tilt: 0, zoom: 0 })
    await expect(control(page)).toHaveAttribute('data-state', 'ready.idle')

    await control(page).focus()
    await page.keyboard.down('+')
    await expect.poll(() => device.commands.at(-1)).toMatchObject({ action: 'move', zoom: 0.5 })
    await page.keyboard.up('+')
    await expect.poll(() => actions().at(-1)).toBe('stop')

    await control(page).getByRole('button', { name: '收费岗' }).click()
    await expect.poll(() => device.commands.at(-1)).toEqual({ action: 'preset', preset: 'p2' })
    await expect(control(page).getByRole('button', { name: '收费岗' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('stops the camera when the tab of a held button is gone', async ({ operator }) => {
    const { page } = operator
    await operator.open('/videoSurveillance/videoWatch')
    await operator.signIn()
    await enlarge(page, new RegExp(`将 ${NAME} 放入窗格`))
    await control(page).getByRole('button', { name: '向上' }).hover(LOADED)
    await page.mouse.down()
    await expect.poll(() => device.isMoving()).toBe(true)
    // nothing of the page is heard any more, not even its last words
    await page.context().setOffline(true)
    await page.close()
    await expect.poll(() => actions().at(-1)).toBe('stop')
  })

  test('says that the camera does not answer, and turns it again once it does', async ({ operator }) => {
    const { page } = operator
    device.become('breaks')
    await operator.open('/videoSurveillance/videoWatch')
    await operator.signIn()
    await enlarge(page, new RegExp(`将 ${NAME} 放入窗格`))
    await expect(control(page)).toContainText('摄像机没有响应，无法转动', LOADED)
    device.become('well')
    await control(page).getByRole('button', { name: '重试' }).click()
    await expect(control(page).getByRole('button', { name: '向左' })).toBeVisible(LOADED)
  })

  test('shows no control at a camera of the demo city, which plays a film', async ({ operator }) => {
    const { page } = operator
    await operator.open('/videoSurveillance/videoWatch')
    await operator.signIn()
    await enlarge(page, /^将 (?!云台验收).* 放入窗格/)
    await expect(page.locator('[data-pane="0"]').getByRole('button', { name: '缩小' })).toBeVisible(LOADED)
    await expect(control(page)).toHaveCount(0)
  })
})
