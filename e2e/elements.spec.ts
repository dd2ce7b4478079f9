import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from 'playwright/test'
import { startPortal } from '../scripts/hosts/portal-server.mjs'
import { test } from './support/test'

const NONCE = 'p0rtal'
/** A strict policy: styles with the nonce only. */
const POLICY = `default-src 'none'; script-src 'self' 'nonce-${NONCE}'; style-src 'self' 'nonce-${NONCE}'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self' blob:`

/** A portal without React: plain HTML, rules for bare elements, the built file. */
const PORTAL = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8"><title>园区门户</title>
    <style nonce="${NONCE}">* { letter-spacing: 2px } button { border: 3px dashed green } h2 { color: purple; font-size: 40px } body { display: grid; gap: 20px }</style>
  </head>
  <body>
    <h2>园区门户</h2>
    <button id="list">未处理警情</button>
    <p id="heard"></p>
    <fs-alarm-feed nonce="${NONCE}"></fs-alarm-feed>
    <fs-exception-list nonce="${NONCE}"></fs-exception-list>
    <fs-floor-plan nonce="${NONCE}"></fs-floor-plan>
    <fs-hydrant nonce="${NONCE}"></fs-hydrant>
    <script type="module" nonce="${NONCE}">
      import { createApiClient, defineElements } from '/elements/index.js'
      window.violations = []
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => window.violations.push(violatedDirective + ' ' + blockedURI))
      const client = createApiClient({ getToken: () => sessionStorage.getItem('portal-token') })
      const user = await client.session.user()
      for (const element of document.querySelectorAll('fs-alarm-feed, fs-exception-list, fs-floor-plan, fs-hydrant')) element.client = client
      document.querySelector('fs-alarm-feed').userId = user.id
      document.querySelector('#list').onclick = () => { document.querySelector('fs-exception-list').open = true }
      for (const type of ['fs-alarm', 'fs-close', 'fs-confirmed', 'fs-error']) document.addEventListener(type, () => { document.querySelector('#heard').textContent += type + ' ' })
      defineElements()
    </script>
  </body>
</html>`

let folder = ''
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'smart-fire-portal-'))
  writeFileSync(path.join(folder, 'index.html'), PORTAL)
  execFileSync(process.execPath, ['scripts/build-elements.mjs', path.join(folder, 'elements')], { cwd: path.resolve(import.meta.dirname, '..') })
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Every computed value of the portal's own elements without the ring of the focus. */
const lookOf = (page: Page) =>
  page.locator('h2, #list').evaluateAll((parts) => parts.map((part) => {
    if (part instanceof HTMLElement) part.blur()
    const style = getComputedStyle(part)
    return [...style].map((property) => `${property}: ${style.getPropertyValue(property)}`)
  }))

const set = (page: Page, tag: string, attributes: Record<string, string>) =>
  page.locator(tag).evaluate((element, given) => Object.entries(given).forEach(([name, value]) => element.setAttribute(name, value)), attributes)

test('a page of plain HTML shows live alarms, judges a record and opens plan and map, under a strict policy and without a trace in its own look', async ({ operator, platform }) => {
  await operator.open()
  await operator.signIn()
  await expect(operator.badge()).toBeVisible()
  const { page } = operator
  const portal = await startPortal({ folder, platform: platform.origin, headers: { 'content-security-policy': POLICY } })
  await page.addInitScript((token) => sessionStorage.setItem('portal-token', token), operator.sessionToken())
  await page.goto(portal.origin)
  const look = await lookOf(page)
  const heard = page.locator('#heard')

  // the portal asks who is signed in before its button does anything, and then defines the elements
  await expect(page.getByRole('button', { name: /报警动态/ })).toBeVisible()
  await page.getByRole('button', { name: '未处理警情' }).click()
  const list = page.getByRole('dialog', { name: '待处理异常' })
  await expect(list.getByRole('row').nth(1)).toBeVisible()

  const event = await platform.raise('fire')
  await expect(heard).toContainText('fs-alarm')
  // the notice is above the dialog, which makes room for it
  const notice = page.getByRole('log', { name: '实时报警' }).getByText(event.device.building).first()
  await expect(notice).toBeVisible()
  const [listBox, noticeBox] = [await list.boundingBox(), await notice.boundingBox()]
  expect((listBox?.x ?? 0) + (listBox?.width ?? 0)).toBeLessThanOrEqual(noticeBox?.x ?? 0)

  // moved, the list is still open
  await page.locator('fs-exception-list').evaluate((element) => document.body.append(element))
  await expect(list).toBeVisible()
  await list.getByRole('button', { name: /^确认/ }).first().click()
  await page.getByRole('dialog', { name: /确认/ }).getByRole('button', { name: '确认', exact: true }).click()
  await expect(heard).toContainText('fs-confirmed')
  await list.getByRole('button', { name: '关闭' }).click()
  await expect(heard).toContainText('fs-close')
  await expect(page.locator('fs-exception-list')).not.toHaveAttribute('open')
  await expect(page.locator('#list')).toBeFocused()

  await set(page, 'fs-floor-plan', { 'building-id': '1', 'channel-id': '1', mode: 'image', open: '' })
  await expect(page.locator('canvas').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('fs-floor-plan')).not.toHaveAttribute('open')

  await set(page, 'fs-hydrant', { 'hydrant-id': '1', 'channel-id': '9', open: '' })
  await expect(page.locator('canvas').first()).toBeVisible()
  await page.locator('fs-hydrant').evaluate((element) => element.remove())

  await expect(heard).not.toContainText('fs-error')
  expect(await page.evaluate('window.violations')).toEqual([])
  expect(await lookOf(page)).toEqual(look)
  await page.close()
  await portal.stop()
})
