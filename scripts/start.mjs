// npm start: installs and builds what is missing or outdated, then runs the platform server, which serves the console.
import { spawn } from 'node:child_process'
import { ensureConsoleBuilt } from './lib/build-console.mjs'
import { ensureServerBuilt } from './lib/build-server.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { demandNoArguments } from './lib/no-arguments.mjs'
import { requireNode } from './lib/node-version.mjs'
import { demandFreePort } from './lib/port-taken.mjs'
import { ROOT } from './lib/root.mjs'
import { builtServerArguments } from './lib/server-command.mjs'

requireNode()
demandNoArguments('npm start')
await demandFreePort('npm start')
await ensureInstalled()
if (!(await ensureConsoleBuilt())) {
  console.error('The console could not be built: see the lines above.')
  process.exit(1)
}
if (!(await ensureServerBuilt())) {
  console.error('The server could not be built: see the lines above.')
  process.exit(1)
}

const server = spawn(process.execPath, builtServerArguments(), { cwd: ROOT, stdio: 'inherit' })
// Ctrl-C also reaches the server: this process waits until it has stopped. Other signals are forwarded to the server.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
