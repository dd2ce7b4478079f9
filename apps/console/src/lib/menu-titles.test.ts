import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { deliveredTitle, titleIn } from './menu-titles'
import { en, zhCN } from './menu-titles.messages'

/** The menu of the server, read from its JSON file because the console must not import the server. */
const MENU = JSON.parse(readFileSync('apps/server/src/domain/menus/menu-catalogue.json', 'utf8')) as { code: string; parentCode: string | null; title: string }[]
const keyOf = ({ code, parentCode }: { code: string; parentCode: string | null }) => (parentCode === null ? code : `${parentCode}/${code}`)

it('knows the title of every menu as the server delivers it, and has it in English', () => {
  expect(MENU.length).toBeGreaterThan(0)
  expect(MENU.map((row) => [keyOf(row), deliveredTitle(zhCN, keyOf(row))])).toEqual(MENU.map((row) => [keyOf(row), row.title]))
  expect(MENU.map((row) => titleIn(en, keyOf(row), row.title)).filter((title) => /\p{Script=Han}/u.test(title))).toEqual([])
})

it('keeps a title that a platform has chosen, and one of a menu that it does not know', () => {
  expect(titleIn(en, 'hydrant', '水系统')).toBe('水系统')
  expect(titleIn(zhCN, 'hydrant', '水系统')).toBe('水系统')
  expect(titleIn(en, 'hydrant/elsewhere', '实时监测')).toBe('实时监测')
})

it('tells screens apart that have the same code in two sections', () => {
  expect(titleIn(en, 'hydrant/fireDeviceManger', '消火栓管理')).toBe('Hydrants')
  expect(titleIn(en, 'firedoor/fireDeviceManger', '设备管理')).toBe('Devices')
})
