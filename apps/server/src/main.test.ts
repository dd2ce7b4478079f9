import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

/** As `npm start` builds it; `scripts/test-run/built-server.mjs` has built it before these tests. */
const MAIN = fileURLToPath(new URL('../dist/main.mjs', import.meta.url))

let folder: string
const children: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-fire-main-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rm(folder, { recursive: true }))

interface Started {
  child: ChildProcess
  exited: Promise<number | null>
  output: () => string
  /** resolves when the terminal shows this */
  shows(text: RegExp): Promise<RegExpExecArray>
}

/** The process that `npm start` runs, on a folder of the test. */
function start(env: Record<string, string>): Started {
  const { DATABASE_URL: _elsewhere, ...inherited } = process.env
  const child = spawn(process.execPath, ['--enable-source-maps', MAIN], {
    env: { ...inherited, LANG: 'C', LC_ALL: '', SMART_FIRE_DATA: folder, SMART_FIRE_CITY: 'none', SMART_FIRE_SIMULATOR: 'off', PORT: '0', ...env },
  })
  children.push(child)
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      for (const listener of listeners) listener()
    })
  }
  const shows = (text: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = text.exec(output)
        if (found) resolve(found)
      }
      listeners.add(look)
      look()
      void exited.then(() => reject(new Error(`ended without ${text}:\n${output}`)))
    })
  return { child, exited, output: () => output, shows }
}

const addressOf = async (server: Started) => (await server.shows(/http:\/\/\S+/))[0]

describe('npm start', () => {
  it('creates the database once, prints the address, serves calls and exits with 0 at a signal', async () => {
    const first = start({})
    const address = await addressOf(first)
    expect(first.output()).toContain('Creating the database')
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    first.child.kill('SIGTERM')
    expect(await first.exited).toBe(0)

    const second = start({ LANG: 'zh_CN.UTF-8' })
    await addressOf(second)
    expect(second.output()).toContain('正在打开数据库')
    second.child.kill('SIGINT')
    expect(await second.exited).toBe(0)
  })

  it('goes on when its output can no longer be written, as on a full disk or after the end of the program that keeps it', async () => {
    const server = start({})
    const address = await addressOf(server)
    await server.shows(/Ctrl-C/)
    server.child.stdout?.destroy()
    server.child.stderr?.destroy()
    const refused = () => fetch(`${address}/api/ingest/reports`, { method: 'POST', headers: { 'X-Gateway-Key': 'wrong' }, body: '{}' })
    for (let lines = 0; lines < 3; lines += 1) expect((await refused()).status).toBe(403)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  })

  it('does not touch a folder that another server uses, but takes over from one that has ended', async () => {
    const first = start({})
    await addressOf(first)
    const second = start({})
    expect(await second.exited).toBe(1)
    expect(second.output()).toMatch(new RegExp(`in use by another server \\(process ${first.child.pid}\\)`))
    expect(second.output()).not.toContain(' at ')

    first.child.kill('SIGKILL')
    await first.exited
    await addressOf(start({}))
  })

  it('names a taken port, before it touches the database', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const server = start({ PORT: String(port) })
    expect(await server.exited).toBe(1)
    expect(server.output()).toBe(`Port ${port} is taken. Stop the program that uses it, or choose another one: PORT=${port + 1} npm start\n`)
    other.close()
  })

  it('reports that the data folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const server = start({ SMART_FIRE_DATA: file })
    expect(await server.exited).toBe(1)
    expect(server.output()).toContain(`The data folder cannot be written: ${file}.`)
  })

  it('reports that PostgreSQL cannot be reached', async () => {
    const server = start({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/none' })
    expect(await server.exited).toBe(1)
    expect(server.output()).toContain('The PostgreSQL that DATABASE_URL names cannot be reached')
    expect(server.output()).not.toContain('secret')
  })

  it('names an invalid setting', async () => {
    const server = start({ SMART_FIRE_SIMULATOR: 'sometimes' })
    expect(await server.exited).toBe(1)
    expect(server.output()).toBe('Invalid setting: SMART_FIRE_SIMULATOR=sometimes\n')
  })

  it('starts again after an interrupted first creation', async () => {
    const own = join(folder, 'cut-short')
    const first = start({ SMART_FIRE_DATA: own })
    await first.shows(/Creating/)
    first.child.kill('SIGKILL')
    await first.exited
    const second = start({ SMART_FIRE_DATA: own })
    await addressOf(second)
    expect(second.output()).toContain('Creating the database')
  })
})
