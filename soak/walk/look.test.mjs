import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch } from '../browser/page-run.mjs'
import { look } from './look.mjs'

/** The rules of the walk, each on a page that breaks it; `npm run soak -- walk` holds them against the console. */
const DIALOG = '<div role="dialog" aria-modal="true" aria-label="新增用户"><button>取消</button></div>'
let browser
let page
beforeAll(async () => {
  browser = await launch()
  page = await browser.newPage({ viewport: { width: 800, height: 600 } })
})
afterAll(() => browser.close())

const wrongIn = async (main) => {
  await page.setContent(`<html><body><main>${main}</main></body></html>`)
  return page.evaluate(look)
}

it('finds nothing wrong with a page of named controls, also with a menu of hidden ones', async () => {
  const page = '<h1>设备</h1><label>名称 <input></label><button aria-label="关闭"></button><a href="/"><img alt="首页"></a><button hidden></button><div aria-hidden="true"><button></button></div>'
  expect(await wrongIn(page)).toEqual([])
})

it.each([
  ['raw', '<p>共 undefined 条</p>', '共 undefined 条'],
  ['raw', '<p>NaN ℃</p>', 'NaN ℃'],
  ['width', '<p>楼层</p><div style="width: 900px; height: 1px"></div>', expect.stringContaining('of 800 px')],
  ['empty', '', 'MAIN'],
  ['focus', DIALOG, '新增用户'],
  ['name', '<p>设备</p><button></button>', '<button></button>'],
  ['name', '<p>设备</p><input placeholder="">', '<input placeholder="">'],
])('finds %s in %s', async (rule, main, where) => {
  expect(await wrongIn(main)).toEqual([{ rule, where }])
})

it('accepts a dialog that has the focus, or that is closing', async () => {
  await page.setContent(`<main>${DIALOG}</main>`)
  await page.getByRole('button').focus()
  expect(await page.evaluate(look)).toEqual([])
  expect(await wrongIn(DIALOG.replace('role=', 'data-state="closed" role='))).toEqual([])
})

it('accepts a page that loads, or that is one picture', async () => {
  expect(await wrongIn('<div aria-busy="true"></div>')).toEqual([])
  expect(await wrongIn('<canvas></canvas>')).toEqual([])
})
