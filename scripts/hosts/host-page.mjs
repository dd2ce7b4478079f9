import { gzipSync } from 'node:zlib'

export const PATIENCE = { timeout: 20_000 }

/** Opens a host in a page of its own. What the page complains about is a problem; `bytes` are those of its scripts and styles, compressed. */
export async function openHost(browser, address, { colorScheme, scripts, token, problems, figures }) {
  const page = await browser.newPage({ locale: 'zh-CN', colorScheme })
  let bytes = 0
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || /favicon/.test(message.location().url)) return
    figures.warnings += 1
    problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) void response.body().then((body) => (bytes += gzipSync(body).length), () => undefined)
  })
  await page.addInitScript(scripts)
  await page.addInitScript((value) => sessionStorage.setItem('portal-token', value), token)
  await page.goto(address, { waitUntil: 'load' })
  await page.getByRole('heading', { name: '园区门户' }).waitFor(PATIENCE)
  return { page, bytes: () => bytes }
}

/** Opens the pending list by a button of the host, with its rows. */
export async function openList(page, button = '未处理警情') {
  await page.getByRole('button', { name: button, exact: true }).click(PATIENCE)
  const list = page.getByRole('dialog', { name: '待处理异常' })
  await list.getByRole('row').nth(1).waitFor(PATIENCE)
  return list
}

export async function closeList(page, list) {
  await page.keyboard.press('Escape')
  await list.waitFor({ ...PATIENCE, state: 'detached' })
  await page.locator('button:focus').waitFor(PATIENCE)
}
