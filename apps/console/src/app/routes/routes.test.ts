import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screenKey, type ScreenKey } from '../../lib/screen-key'
import { SPECIFIED } from './routes-of-specification'
import { SCREENS } from './screens'

interface MenuRow {
  code: string
  parentCode: string | null
}

/** The menu of the server, read from its JSON file because the console must not import the server. */
const MENU = JSON.parse(readFileSync('apps/server/src/domain/menus/menu-catalogue.json', 'utf8')) as MenuRow[]

const built = SCREENS.map(screenKey)

it('has a screen for every route of the specification', () => {
  expect(SPECIFIED.filter((key) => !built.includes(key))).toEqual([])
})

it('has a route for every entry of the menu', () => {
  const entries = MENU.flatMap(({ parentCode, code }): ScreenKey[] => (parentCode === null ? [] : [`${parentCode}/${code}`]))
  expect(entries.filter((key) => !built.includes(key))).toEqual([])
})

it('has each key only once in the route table', () => {
  expect(new Set(built).size).toBe(built.length)
})

it('has a story and sample rows beside every declared screen', () => {
  const files = Object.keys(import.meta.glob(['../../features/**/*.screen.tsx', '../../features/**/*.stories.tsx', '../../features/**/*.sample.ts']))
  const screens = files.filter((file) => file.endsWith('.screen.tsx'))
  expect(screens.length).toBeGreaterThan(0)
  const beside = (file: string, ending: string) => files.includes(file.replace(/\.screen\.tsx$/, ending))
  expect(screens.filter((file) => !beside(file, '.stories.tsx') || !beside(file, '.sample.ts'))).toEqual([])
})
