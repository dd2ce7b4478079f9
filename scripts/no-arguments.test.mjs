import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './lib/root.mjs'

// without a PATH none can install anything, should it not see the argument
it.each([
  ['start.mjs', 'npm start'],
  ['dev.mjs', 'npm run dev'],
  // the audit log of another database would look whole
  ['verify-audit.mjs', 'npm run verify-audit'],
])('%s refuses an argument, which would be ignored', (script, command) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'scripts', script), '--port', '1'], { encoding: 'utf8', timeout: 15_000, env: { ...process.env, PATH: '' } })
  expect({ status, stdout, stderr }).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(`^${command} takes no arguments: --port 1`) })
})
