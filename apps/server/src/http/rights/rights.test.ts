import { afterAll, beforeAll, expect, it } from 'vitest'
import { ELEMENT_CATALOGUE } from '../../domain/menus/element-catalogue'
import { MENU_CATALOGUE } from '../../domain/menus/menu-catalogue'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { CALL_PREFIX } from './enforce-rights'
import { RIGHTS } from './rights'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const mountedCalls = () => [...new Set(server.calls)].filter((call) => CALL_PREFIX.test(call.split(' ')[1] ?? ''))

it('names the right of every call that the server mounts', () => {
  expect(mountedCalls().filter((call) => !RIGHTS.has(call))).toEqual([])
})

it('names no call that the server does not mount', () => {
  expect([...RIGHTS.keys()].filter((call) => !mountedCalls().includes(call))).toEqual([])
})

const namedScreens = () => [...RIGHTS.values()].flatMap((right) => (right.kind === 'screens' ? right.screens : []))
const namedElements = () => [...RIGHTS.values()].flatMap((right) => (right.kind === 'elements' ? right.elements : []))

it('names only screens of the menu and elements of the catalogue', () => {
  const screens = new Set(MENU_CATALOGUE.map(({ parentCode, code }) => `${parentCode}/${code}`))
  expect(namedScreens().filter((screen) => !screens.has(screen))).toEqual([])
  const elements = new Set(ELEMENT_CATALOGUE.map(({ code }) => code))
  expect(namedElements().filter((element) => !elements.has(element))).toEqual([])
})

it('agrees with the catalogue on what an element calls', () => {
  for (const { code, method, uri } of ELEMENT_CATALOGUE) {
    const called = RIGHTS.get(`${method} /api${uri}`)
    expect(called, code).toBeDefined()
    if (called?.kind === 'elements') expect(called.elements).toContain(code)
  }
})
