import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { build } from 'vite'
import { zoomPanPinchForVite } from '../packages/ui/zoom-pan-pinch-build'
import { serveStatic } from '../scripts/lib/serve-static.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const STARTER = path.join(ROOT, 'starter')

let folder = ''
let site: Awaited<ReturnType<typeof serveStatic>> | undefined
test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = mkdtempSync(path.join(tmpdir(), 'smart-fire-starter-'))
  // as `npm run build` there, but of our sources instead of published packages
  await build({
    root: STARTER,
    configFile: false,
    logLevel: 'error',
    plugins: [zoomPanPinchForVite()],
    resolve: { conditions: ['@smart-fire/source', 'module', 'browser', 'production'] },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  })
  copyFileSync(path.join(ROOT, 'node_modules/msw/lib/mockServiceWorker.js'), path.join(folder, 'mockServiceWorker.js'))
  site = await serveStatic(folder)
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the starter shows its dialogs and a fire without a server', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(site?.origin ?? '')
  await page.getByRole('button', { name: '未处理警情' }).click()
  const list = page.getByRole('dialog', { name: '待处理异常' })
  await expect(list.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await page.getByRole('button', { name: '演练：一条火警' }).click()
  await expect(page.getByRole('article', { name: /^火警/ })).toBeVisible()
  await expect(page).toHaveTitle(/条火警/)

  await page.getByRole('button', { name: '平面图' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: '关闭' })).toBeVisible()
  expect(errors).toEqual([])
})

test('the starter takes the versions that we test with', () => {
  const versions = (file: string) => {
    const { version, dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined> & { version: string }
    return { version, all: { ...dependencies, ...devDependencies } }
  }
  const ours = { ...versions('package.json').all, ...versions('packages/ui/package.json').all }
  const wanted = Object.entries(versions('starter/package.json').all).map(([name, version]) => [name, version.replace('^', '')])
  const tested = wanted.map(([name = '']) => [name, name.startsWith('@smart-fire/') ? versions(`packages/${name.slice('@smart-fire/'.length)}/package.json`).version : ours[name]])
  expect(wanted).toEqual(tested)
})
