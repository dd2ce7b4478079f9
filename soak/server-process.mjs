import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { ensureServerBuilt } from '../scripts/lib/build-server.mjs'
import { builtServerArguments } from '../scripts/lib/server-command.mjs'

const READY_LIMIT_MS = 120_000

/**
 * Runs the platform server on a data folder as a process of its own; resolves with it and its address when it answers. `port`
 * is free by default, `settings` are environment variables. An interrupted run ends the server, too.
 */
export async function startServerProcess(folder, { port, settings = {} } = {}) {
  if (!(await ensureServerBuilt())) throw new Error('the server could not be built')
  const own = port ?? (await freePort())
  const env = { ...process.env, PORT: String(own), HOST: '127.0.0.1', SMART_FIRE_DATA: folder, SMART_FIRE_SIMULATOR: 'off', DATABASE_URL: '', ...settings }
  const child = spawn(process.execPath, builtServerArguments(), { env, stdio: 'ignore' })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const url = `http://127.0.0.1:${own}`
  for (const until = Date.now() + READY_LIMIT_MS; Date.now() < until; await pause(50)) {
    const ready = await fetch(`${url}/api/health`).then(({ ok }) => ok, () => false)
    if (ready) return { child, url, port: own }
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
  }
  child.kill('SIGKILL')
  throw new Error('the server does not respond')
}

/** Ends the server as Ctrl-C does, or at once with SIGKILL. */
export async function endServerProcess(child, signal = 'SIGTERM') {
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
