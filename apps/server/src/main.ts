import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from './clock'
import { readConfig, type ServerConfig } from './config'
import { hasOpenDemoAccount, MAIN_ACCOUNT, seedWhenEmpty } from './first-start'
import { freshSetupCode } from './domain/setup/print-code'
import { checkPort } from './http/port-check'
import { createLog } from './log'
import { terminalMessages } from './main.messages'
import { DEMO_PASSWORD } from './seed/tenants'
import { startServer, type RunningServer } from './server'
import { explainStartFailure } from './start-failure'
import { createTerminal } from './terminal'

const words = terminalMessages(process.env)
const terminal = createTerminal(words, (line) => process.stdout.write(`${line}\n`))
let running: Promise<RunningServer> | null = null
let stopping = false

// a log that cannot be written, because the disk is full or its reader has ended, is lost; unheard, this error would end the process
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
await main()

async function main(): Promise<void> {
  let config: ServerConfig | null = null
  try {
    config = readConfig(process.env)
    await checkPort(config)
    running = start(config)
    await announce(config, await running)
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error, config, words)}\n`)
    process.exit(1)
  }
}

function start(config: ServerConfig): Promise<RunningServer> {
  return startServer({
    config,
    clock: systemClock,
    log: createLog((line) => process.stderr.write(`${line}\n`)),
    onProgress: terminal.opening,
    prepare: (deps) => seedWhenEmpty(deps, terminal, words),
  })
}

/** Prints all start information in one block, because operators overlook single later lines. */
async function announce(config: ServerConfig, server: RunningServer): Promise<void> {
  const isAccountOpen = server.deps.isDemo && (await hasOpenDemoAccount(server.deps).catch(() => false))
  const setupCode = await freshSetupCode(server.deps).catch(() => null)
  if (stopping) return
  terminal.say(words.ready(server.url))
  if (!config.consoleFolder || !existsSync(join(config.consoleFolder, 'index.html'))) terminal.say(words.noConsole)
  if (server.deps.isDemo) terminal.say(words.demo)
  else if (setupCode !== null) terminal.say(words.setup(server.url, setupCode))
  if (isAccountOpen) terminal.say(words.account(MAIN_ACCOUNT, DEMO_PASSWORD))
  terminal.say(words.howToStop)
}

/** A second signal ends the process at once. So does one during the start: the database recovers. */
async function stop(): Promise<void> {
  if (stopping) process.exit(130)
  stopping = true
  terminal.say(words.stopping)
  const server = await Promise.race([running, new Promise<null>((resolve) => setImmediate(() => resolve(null)))])
  await server?.stop()
  terminal.say(words.stopped)
  process.exit(0)
}
