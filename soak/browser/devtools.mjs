import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { FLAGS, browserPath, pause } from './page-run.mjs'
import { ws } from '../hostile/sources.mjs'

const PATIENCE_MS = 30_000

/** A browser without Playwright: Playwright keeps every page focused and visible and its timers at full speed. */
export async function openBrowser() {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'smart-fire-browser-'))
  const browser = spawn(browserPath(), ['--headless', ...FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'], { stdio: 'ignore' })
  const close = async () => {
    const gone = new Promise((resolve) => browser.once('exit', resolve))
    browser.kill()
    await gone
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    return { close, open: pagesOf(await connect(path.join(profile, 'DevToolsActivePort'))) }
  } catch (error) {
    await close()
    throw error
  }
}

/** Opens a page and collects its console output, with the instant of each line. */
const pagesOf = ({ send, listen }) => async (url) => {
  const lines = []
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  listen(sessionId, ({ method, params }) => {
    if (method === 'Runtime.consoleAPICalled') lines.push({ text: params.args.map(({ value }) => value).join(' '), at: params.timestamp })
    if (method === 'Runtime.exceptionThrown') lines.push({ text: `error ${params.exceptionDetails.text}`, at: params.timestamp })
  })
  await send('Runtime.enable', {}, sessionId)
  await send('Page.navigate', { url }, sessionId)
  return {
    lines,
    /** resolves with the first line that has this text */
    async line(text) {
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(20)) {
        const found = lines.find((line) => line.text === text)
        if (found) return found
      }
      throw new Error(`The page did not print "${text}".`)
    },
    /** brings another tab to the front */
    cover: () => send('Target.createTarget', { url: 'about:blank' }),
  }
}

async function connect(portFile) {
  const address = await addressIn(portFile)
  const socket = new ws(address)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const answers = new Map()
  const listeners = new Map()
  socket.on('message', (data) => {
    const { id, sessionId, result, error, ...event } = JSON.parse(data)
    if (id === undefined) return listeners.get(sessionId)?.(event)
    const { resolve, reject } = answers.get(id)
    if (error) reject(new Error(error.message))
    else resolve(result)
  })
  let last = 0
  return {
    send: (method, params = {}, sessionId) => new Promise((resolve, reject) => {
      answers.set((last += 1), { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
    }),
    listen: (sessionId, hear) => listeners.set(sessionId, hear),
  }
}

/** Reads port and path of the debugger from the browser's output. */
async function addressIn(file) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
    const [port, place] = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []
    if (place) return `ws://127.0.0.1:${port}${place}`
  }
  throw new Error('The browser did not start.')
}
