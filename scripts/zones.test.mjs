import { existsSync } from 'node:fs'
import path from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { ROOT } from './lib/root.mjs'

// no rule of this test needs types: without them a case takes a third of a second
const eslint = new ESLint({ cwd: ROOT, overrideConfig: tseslint.configs.disableTypeChecked })

/** The rules that `code` breaks in the place of `file`; the file must exist, only its text is replaced. */
async function brokenRules(file, code) {
  const filePath = path.join(ROOT, file)
  if (!existsSync(filePath)) throw new Error(`${file} does not exist any more: name another file of that folder`)
  const [result] = await eslint.lintText(code, { filePath })
  return result.messages.map((message) => message.ruleId)
}

const CONSOLE = 'apps/console/src'

describe('lint refuses a wrong import', { timeout: 60_000 }, () => {
  it.each([
    ['ui imports the client', 'packages/ui/src/index.ts', `export * from '@smart-fire/api-client'`, 'no-restricted-imports'],
    ['ui imports state machines', 'packages/ui/src/index.ts', `export * from 'xstate'`, 'no-restricted-imports'],
    ['the client imports React', 'packages/api-client/src/index.ts', `export * from 'react'`, 'no-restricted-imports'],
    ['the client imports msw outside its mock', 'packages/api-client/src/index.ts', `export * from 'msw'`, 'no-restricted-imports'],
    ['a resource imports a group', 'packages/api-client/src/resources/sensors/sensor.calls.ts', `export * from '../../groups/firms'`, 'import-x/no-restricted-paths'],
    ['a group imports from resources what for-groups.ts does not export', 'packages/api-client/src/groups/firms/index.ts', `export * from '../../resources/sensors/sensor.calls'`, 'import-x/no-restricted-paths'],
    ['decoding imports calls', 'packages/api-client/src/decoding/shape.ts', `export * from '../resources/for-groups'`, 'import-x/no-restricted-paths'],
    ['a dialog makes a request without the client', 'packages/dialogs/src/provider/index.ts', `export * from 'axios'`, 'no-restricted-imports'],
    ['a dialog takes an overlay from Chakra', 'packages/dialogs/src/provider/index.ts', `export { Portal } from '@chakra-ui/react'`, 'no-restricted-imports'],
    ['the console imports a source file of a package', `${CONSOLE}/main.tsx`, `export * from '@smart-fire/ui/src/index'`, 'no-restricted-imports'],
    ['lib of the console imports app', `${CONSOLE}/lib/error-boundary.tsx`, `export * from '../app/csp-nonce'`, 'import-x/no-restricted-paths'],
    ['lib of the console imports layout', `${CONSOLE}/lib/error-boundary.tsx`, `export * from '../layout/tab-title'`, 'import-x/no-restricted-paths'],
    ['lib of the console imports a feature', `${CONSOLE}/lib/error-boundary.tsx`, `export * from '../features/monitoring/sections'`, 'import-x/no-restricted-paths'],
    ['lib of the console imports a kind of screen', `${CONSOLE}/lib/error-boundary.tsx`, `export * from '../screens'`, 'import-x/no-restricted-paths'],
    ['a kind of screen imports a feature', `${CONSOLE}/screens/index.ts`, `export * from '../features/monitoring/sections'`, 'import-x/no-restricted-paths'],
    ['a kind of screen imports app', `${CONSOLE}/screens/index.ts`, `export * from '../app/csp-nonce'`, 'import-x/no-restricted-paths'],
    ['a kind of screen imports layout', `${CONSOLE}/screens/index.ts`, `export * from '../layout/tab-title'`, 'import-x/no-restricted-paths'],
    ['a feature imports layout', `${CONSOLE}/features/login/index.ts`, `export * from '../../layout/tab-title'`, 'import-x/no-restricted-paths'],
    ['a feature imports app', `${CONSOLE}/features/login/index.ts`, `export * from '../../app/csp-nonce'`, 'import-x/no-restricted-paths'],
    ['a feature imports another feature', `${CONSOLE}/features/login/index.ts`, `export * from '../monitoring/sections'`, 'import-x/no-restricted-paths'],
    ['the server imports more than the wire schemas', 'apps/server/src/main.ts', `export * from '@smart-fire/api-client'`, 'no-restricted-imports'],
    ['the server imports ui', 'apps/server/src/main.ts', `export * from '../../../packages/ui/src/index'`, 'import-x/no-restricted-paths'],
    ['a domain module imports the table of rights', 'apps/server/src/domain/units/units.routes.ts', `export * from '../../http/rights/rights'`, 'import-x/no-restricted-paths'],
    ['db imports a domain module', 'apps/server/src/db/conditions.ts', `export * from '../domain/random-id'`, 'import-x/no-restricted-paths'],
    ['a routes file imports an operator of drizzle', 'apps/server/src/domain/units/units.routes.ts', `import { eq } from 'drizzle-orm'\nexport const same = eq`, 'no-restricted-syntax'],
    ['a routes file makes a query', 'apps/server/src/domain/units/units.routes.ts', `export const all = (tx) => tx.select()`, 'no-restricted-syntax'],
    ['a machine imports React', 'packages/dialogs/src/confirm-exception/confirm-exception.machine.ts', `export * from 'react'`, 'no-restricted-imports'],
    ['a dialog imports another one without import()', 'packages/dialogs/src/exception-list/index.ts', `import { FloorPlanDialog } from '../floor-plan'\nexport { FloorPlanDialog }`, 'no-restricted-syntax'],
    ['a dialog imports one that is not listed for it', 'packages/dialogs/src/floor-plan/index.ts', `export const load = () => import('../exception-list')`, 'no-restricted-syntax'],
    ['a package imports what its package.json does not declare', 'packages/ui/src/index.ts', `export * from 'hono'`, 'import-x/no-extraneous-dependencies'],
  ])('%s', async (_rule, file, code, expected) => {
    expect(await brokenRules(file, code)).toContain(expected)
  })
})

describe('lint refuses a call or attribute', { timeout: 60_000 }, () => {
  it.each([
    ['text inserted as HTML', `${CONSOLE}/main.tsx`, `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />`, 'no-restricted-syntax'],
    ['an interval, which browsers slow down in hidden tabs', 'packages/dialogs/src/provider/index.ts', `setInterval(() => {}, 1)`, 'no-restricted-syntax'],
  ])('%s', async (_rule, file, code, expected) => {
    expect(await brokenRules(file, code)).toContain(expected)
  })
})
