// npm run dev: the platform server and Vite with hot reload in front of it.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { requireNode } from './lib/node-version.mjs'
import { ROOT } from './lib/root.mjs'
import { serverArguments } from './lib/server-command.mjs'
import { serverOrigin } from './lib/server-origin.mjs'
import { waitForServer } from './lib/wait-for-server.mjs'

requireNode()
await ensureInstalled()
const children = []
let isStopping = false

function start(args, { cwd = ROOT, env = process.env } = {}) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'inherit' })
  children.push(child)
  child.on('close', stopAll)
  return child
}

function stopAll() {
  isStopping = true
  for (const child of children) child.kill('SIGTERM')
}

process.on('SIGINT', stopAll)
process.on('SIGTERM', stopAll)
start(serverArguments())
// Vite starts after the server: before that its log would fill with refused proxy requests
const server = serverOrigin(process.env)
if (await waitForServer(server, { timeoutMs: 120_000, hasEnded: () => isStopping })) {
  const env = { SMART_FIRE_SERVER: server, ...process.env }
  start([path.join(ROOT, 'node_modules/vite/bin/vite.js')], { cwd: path.join(ROOT, 'apps/console'), env })
} else {
  if (!isStopping) console.error(`The server does not respond at ${server}.`)
  stopAll()
}
