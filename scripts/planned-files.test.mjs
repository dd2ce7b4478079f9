import { expect, it } from 'vitest'
import { planFiles } from '../apps/console/planned-files'

const CONSOLE = '/house/apps/console'
const LIBRARY = '/house/node_modules'
const at = (...modules) => new Set(modules.map((module) => (module.startsWith('/') ? module : `${CONSOLE}/src/${module}`)))
const react = `${LIBRARY}/react-dom/index.js`
const both = [react, `${LIBRARY}/valibot/index.mjs`, 'lib/read.ts']
const login = [...both, `${LIBRARY}/lucide/index.js`, 'main.tsx']
const session = [...login, `${LIBRARY}/xstate/index.js`, 'app/session.machine.ts']
const shell = [...session, `${LIBRARY}/axios/index.js`, 'layout/shell.tsx', 'inspection/task.ts']
const list = [...shell, 'screens/list-screen/list-screen.tsx', 'screens/row.tsx']
const dialogFile = (name) => `/house/packages/dialogs/src/${name}/index.ts`

/** A small console: the parts that the plan knows by name, two lists, three dialogs and one that shares nothing. */
function aConsole(more = []) {
  return new Map([
    ['index.html', at(...login)],
    ['inspect.html', at(...both, 'inspection/task.ts', 'inspection/place.ts', 'inspection/photo.ts', 'inspect/main.tsx')],
    ['src/app/session/start-session.ts', at(...session, 'app/session/start-session.ts')],
    ['src/layout/signed-in-console.tsx', at(...shell, 'layout/signed-in-console.tsx')],
    ['src/features/overview/index.ts', at(...shell, 'features/overview/index.ts', 'screens/table.tsx', 'inspection/place.ts')],
    ['../../packages/dialogs/src/alarm-feed/index.ts', at(...shell, 'feed/notices.tsx', 'menu/menu.tsx')],
    ['src/layout/user-menu.tsx', at(...shell, 'layout/user-menu.tsx', 'menu/menu.tsx')],
    ['src/features/firms.tsx', at(...list, 'features/firms.tsx', 'screens/table.tsx', 'screens/panel.tsx')],
    ['src/features/users.tsx', at(...list, 'features/users.tsx', 'screens/table.tsx', 'screens/panel.tsx', 'inspection/photo.ts')],
    ['src/features/watch.tsx', at(...shell, 'features/watch.tsx', 'screens/panel.tsx')],
    ...['hydrant', 'floor-plan', 'not-enabled'].map((name) => [`../../packages/dialogs/src/${name}/index.ts`, at(...shell, dialogFile(name), 'dialog/frame.tsx')]),
    ...more,
  ])
}

const fileOf = (needs) => {
  const files = planFiles(needs)
  return (module) => files.find(({ modules }) => [...modules].some((each) => each.endsWith(module)))?.name
}

it('gives the two pages what both begin with, and each of them nothing of the other', () => {
  const file = fileOf(aConsole())
  expect([file('react-dom/index.js'), file('valibot/index.mjs'), file('lib/read.ts')]).toEqual(['react', 'pages', 'pages'])
  expect([file('lucide/index.js'), file('main.tsx')]).toEqual(['base', 'login'])
  expect([file('inspection/task.ts'), file('inspection/place.ts')], 'the overview comes with the console, and needs nothing else of an inspector').toEqual(['checks', 'checks'])
  expect([file('inspection/photo.ts'), file('inspect/main.tsx')]).toEqual(['inspector', undefined])
})

it('keeps the state machine of the session out of what the login page begins with', () => {
  const file = fileOf(aConsole())
  expect([file('xstate/index.js'), file('session.machine.ts')]).toEqual(['machines', 'session'])
})

it('puts into few files what every signed-in user loads, and libraries into one of their own', () => {
  const file = fileOf(aConsole())
  expect([file('axios/index.js'), file('layout/shell.tsx')]).toEqual(['libraries', 'console'])
  expect([file('screens/table.tsx'), file('menu/menu.tsx')]).toEqual(['view', 'alarms'])
})

it('puts together what most lists or dialogs need, without what other parts need as well', () => {
  const file = fileOf(aConsole())
  expect([file('list-screen.tsx'), file('screens/row.tsx'), file('dialog/frame.tsx')]).toEqual(['list', 'list', 'dialog'])
  expect(file('screens/panel.tsx'), 'or the video wall would load all that lists need').toBeUndefined()
})

it('leaves a part its own file', () => {
  const file = fileOf(aConsole())
  for (const part of ['signed-in-console.tsx', 'features/overview/index.ts', 'features/firms.tsx', 'user-menu.tsx', 'feed/notices.tsx']) expect(file(part)).toBeUndefined()
})

it('never lets two files import each other', () => {
  const needs = aConsole()
  const files = planFiles(needs)
  // a module may import what is in every part that it is in itself; a library only others, and React none
  const kinds = [/react-dom/, /node_modules/, /./]
  const kindOf = (module) => kinds.findIndex((kind) => kind.test(module))
  const besides = (module) => [...needs.values()].filter((modules) => modules.has(module)).reduce((all, modules) => new Set([...all].filter((each) => modules.has(each))))
  const importsOf = (module) => [...besides(module)].filter((each) => kindOf(each) <= kindOf(module))
  const place = (module) => files.findIndex(({ modules }) => modules.has(module))
  for (const { modules } of files) for (const module of modules) for (const imported of importsOf(module)) expect(place(imported)).toBeLessThanOrEqual(place(module))
})

it('says which part is gone', () => {
  const needs = aConsole()
  needs.delete('../../packages/dialogs/src/alarm-feed/index.ts')
  expect(() => planFiles(needs)).toThrow('no part ../../packages/dialogs/src/alarm-feed/index.ts')
})
