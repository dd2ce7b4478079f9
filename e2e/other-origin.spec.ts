import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from 'playwright/test'
import { serveStatic } from '../scripts/lib/serve-static.mjs'
import { PORTAL_ORIGIN } from './support/platform'
import { test } from './support/test'

const STRANGER = 'http://stranger.localhost'

/** A portal that calls the platform itself: `check()` tells what is missing, `start()` shows the alarms and opens the list. */
const PORTAL = `<!doctype html>
<meta charset="utf-8"><title>园区门户</title>
<fs-alarm-feed></fs-alarm-feed><fs-exception-list></fs-exception-list>
<script type="module">
  import { checkEmbedding, createApiClient, defineElements } from '/elements/index.js'
  const platform = { baseUrl: sessionStorage.getItem('platform'), getToken: () => sessionStorage.getItem('portal-token') }
  window.check = (userId) => checkEmbedding({ ...platform, userId })
  window.start = async () => {
    const client = createApiClient(platform)
    const { id } = await client.session.user()
    for (const element of document.querySelectorAll('fs-alarm-feed, fs-exception-list')) element.client = client
    document.querySelector('fs-alarm-feed').userId = id
    document.querySelector('fs-exception-list').open = true
    defineElements()
    return id
  }
</script>`

let folder = ''
let site: Awaited<ReturnType<typeof serveStatic>> | undefined
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'smart-fire-other-origin-'))
  writeFileSync(path.join(folder, 'index.html'), PORTAL)
  execFileSync(process.execPath, ['scripts/build-elements.mjs', path.join(folder, 'elements')], { cwd: path.resolve(import.meta.dirname, '..') })
  site = await serveStatic(folder)
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens the portal at an origin that only this page knows, with the token of a person who has signed in. It is served by this machine: a page without an address may not call one. */
async function openAt(page: Page, origin: string, session: { platform: string; token: string }) {
  await page.route(`${origin}/**`, (route) => route.continue({ url: `${site?.origin ?? ''}${new URL(route.request().url()).pathname}` }))
  await page.addInitScript(({ platform, token }) => {
    sessionStorage.setItem('platform', platform)
    sessionStorage.setItem('portal-token', token)
  }, session)
  await page.goto(`${origin}/`)
  await page.waitForFunction('window.check')
}

test('the platform serves the pages of a configured origin, with its alarm link, and no others', async ({ operator, platform }) => {
  await operator.open()
  await operator.signIn()
  await expect(operator.badge()).toBeVisible()
  const session = { platform: platform.origin, token: operator.sessionToken() }
  const { page } = operator

  await openAt(page, PORTAL_ORIGIN, session)
  const userId = await page.evaluate('window.start()')
  const list = page.getByRole('dialog', { name: '待处理异常' })
  await expect(list.getByRole('row').nth(1)).toBeVisible()
  const { device } = await platform.raise('fire')
  await expect(page.getByRole('log', { name: '实时报警' }).getByText(device.building).first()).toBeVisible()
  expect(await page.evaluate(`window.check('${String(userId)}')`)).toEqual([])

  const other = await page.context().newPage()
  await openAt(other, STRANGER, session)
  const problems = await other.evaluate<{ problem: string; text: string }[]>(`window.check('${String(userId)}')`)
  expect(problems.find(({ problem }) => problem === 'cors')?.text).toContain(`请把 ${STRANGER} 加入平台的 SMART_FIRE_ALLOWED_ORIGINS`)
  await expect(other.evaluate('window.start()')).rejects.toThrow()
})
