// npm start: install and build what is missing or out of date, then run the platform server, which serves the console.
import { spawn } from 'node:child_process'
import { ensureConsoleBuilt } from './lib/build-console.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { requireNode } from './lib/node-version.mjs'
import { ROOT } from './lib/root.mjs'
import { serverArguments } from './lib/server-command.mjs'

requireNode()
await ensureInstalled()
if (!(await ensureConsoleBuilt())) {
  console.error('The console could not be built: see the lines above.')
  process.exit(1)
}

const server = spawn(process.execPath, serverArguments(), { cwd: ROOT, stdio: 'inherit' })
// Ctrl-C reaches the server too; we only wait for its clean stop. A signal sent to us alone is passed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
