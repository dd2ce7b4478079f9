// npm run dev: the platform server and Vite with hot reload in front of it.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { requireNode } from './lib/node-version.mjs'
import { ROOT } from './lib/root.mjs'
import { serverArguments } from './lib/server-command.mjs'
import { waitForServer } from './lib/wait-for-server.mjs'

requireNode()
await ensureInstalled()
const port = process.env.PORT ?? '8080'
const children = []

function start(args, cwd = ROOT) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' })
  children.push(child)
  child.on('close', stopAll)
  return child
}

function stopAll() {
  for (const child of children) child.kill('SIGTERM')
}

process.on('SIGINT', stopAll)
process.on('SIGTERM', stopAll)
start(serverArguments())
// Vite starts after the server: before that its log would fill with refused proxy requests
if (await waitForServer(`http://127.0.0.1:${port}`, { timeoutMs: 120_000 })) {
  start([path.join(ROOT, 'node_modules/vite/bin/vite.js')], path.join(ROOT, 'apps/console'))
} else {
  stopAll()
}
