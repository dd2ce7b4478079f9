import { existsSync } from 'node:fs'
import path from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { ROOT } from './lib/root.mjs'

const eslint = new ESLint({ cwd: ROOT })

/** The rules that object when `file` holds `code`; the file must exist, only its text is replaced. */
async function objections(file, code) {
  const filePath = path.join(ROOT, file)
  if (!existsSync(filePath)) throw new Error(`${file} is gone: name another file of that folder`)
  const [result] = await eslint.lintText(code, { filePath })
  return result.messages.map((message) => message.ruleId)
}

describe('an arrow in the wrong direction is red', { timeout: 60_000 }, () => {
  it.each([
    ['ui knows no server', 'packages/ui/src/index.ts', `export * from '@smart-fire/api-client'`, 'no-restricted-imports'],
    ['ui knows no machines', 'packages/ui/src/index.ts', `export * from 'xstate'`, 'no-restricted-imports'],
    ['the client knows no React', 'packages/api-client/src/index.ts', `export * from 'react'`, 'no-restricted-imports'],
    ['the client uses msw only in its mock', 'packages/api-client/src/index.ts', `export * from 'msw'`, 'no-restricted-imports'],
    ['resources never import groups', 'packages/api-client/src/resources/sensors/sensor.calls.ts', `export * from '../../groups/firms'`, 'import-x/no-restricted-paths'],
    ['groups take from resources only what is named for them', 'packages/api-client/src/groups/firms/index.ts', `export * from '../../resources/sensors/sensor.calls'`, 'import-x/no-restricted-paths'],
    ['decoding knows no calls', 'packages/api-client/src/decoding/shape.ts', `export * from '../resources/for-groups'`, 'import-x/no-restricted-paths'],
    ['dialogs ask through the client', 'packages/dialogs/src/provider/index.ts', `export * from 'axios'`, 'no-restricted-imports'],
    ['dialogs take overlays from ui', 'packages/dialogs/src/provider/index.ts', `export { Portal } from '@chakra-ui/react'`, 'no-restricted-imports'],
    ['nobody reaches into a package', 'apps/console/src/main.tsx', `export * from '@smart-fire/ui/src/index'`, 'no-restricted-imports'],
    ['the server takes only the wire', 'apps/server/src/main.ts', `export * from '@smart-fire/api-client'`, 'no-restricted-imports'],
    ['the server knows no ui', 'apps/server/src/main.ts', `export * from '../../../packages/ui/src/index'`, 'import-x/no-restricted-paths'],
    ['a domain module uses only the public helpers of http', 'apps/server/src/domain/units/units.routes.ts', `export * from '../../http/rights/rights'`, 'import-x/no-restricted-paths'],
    ['db knows no domain module', 'apps/server/src/db/conditions.ts', `export * from '../domain/random-id'`, 'import-x/no-restricted-paths'],
    ['routes hold no drizzle operator', 'apps/server/src/domain/units/units.routes.ts', `import { eq } from 'drizzle-orm'\nexport const same = eq`, 'no-restricted-syntax'],
    ['routes hold no query', 'apps/server/src/domain/units/units.routes.ts', `export const all = (tx) => tx.select()`, 'no-restricted-syntax'],
    ['a machine knows no React', 'packages/dialogs/src/confirm-exception/confirm-exception.machine.ts', `export * from 'react'`, 'no-restricted-imports'],
    ['a dialog loads another lazily', 'packages/dialogs/src/exception-list/index.ts', `import { FloorPlanDialog } from '../floor-plan'\nexport { FloorPlanDialog }`, 'no-restricted-syntax'],
    ['a dialog knows only the listed ones', 'packages/dialogs/src/floor-plan/index.ts', `export const load = () => import('../exception-list')`, 'no-restricted-syntax'],
    ['what a package uses stands in its package.json', 'packages/ui/src/index.ts', `export * from 'hono'`, 'import-x/no-extraneous-dependencies'],
    ['untrusted text is text', 'apps/console/src/main.tsx', `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />`, 'no-restricted-syntax'],
    ['imports run in no circle', 'packages/ui/src/root/portal-root.tsx', `import { UiRoot } from './ui-root'\nexport const root = UiRoot`, 'import-x/no-cycle'],
    ['no interval that a hidden tab throttles', 'packages/dialogs/src/provider/index.ts', `setInterval(() => {}, 1)`, 'no-restricted-syntax'],
  ])('%s', async (_rule, file, code, expected) => {
    expect(await objections(file, code)).toContain(expected)
  })
})
