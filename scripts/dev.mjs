// npm run dev: the platform server and Vite with hot reload in front of it.
import path from 'node:path'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { demandNoArguments } from './lib/no-arguments.mjs'
import { requireNode } from './lib/node-version.mjs'
import { demandFreePort } from './lib/port-taken.mjs'
import { runTogether } from './lib/programs.mjs'
import { ROOT } from './lib/root.mjs'
import { serverArguments } from './lib/server-command.mjs'
import { serverOrigin } from './lib/server-origin.mjs'
import { waitForServer } from './lib/wait-for-server.mjs'

requireNode()
demandNoArguments('npm run dev')
await demandFreePort('npm run dev')
await ensureInstalled()
const { start, stopAll, hasEnded } = runTogether((code) => (process.exitCode = code))

process.on('SIGINT', () => stopAll())
process.on('SIGTERM', () => stopAll())
start(serverArguments(), { cwd: ROOT })
// Vite starts after the server: before that its log would fill with refused proxy requests
const server = serverOrigin(process.env)
if (await waitForServer(server, { timeoutMs: 120_000, hasEnded })) {
  const env = { SMART_FIRE_SERVER: server, ...process.env }
  start([path.join(ROOT, 'node_modules/vite/bin/vite.js')], { cwd: path.join(ROOT, 'apps/console'), env })
} else {
  if (!hasEnded()) console.error(`The server does not respond at ${server}.`)
  stopAll(1)
}
