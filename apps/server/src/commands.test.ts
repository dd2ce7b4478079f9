import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { en } from './main.messages'

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-fire-commands-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs one of the commands on a data folder that does not exist. */
async function run(program: string, env: Record<string, string> = {}, ...parameters: string[]): Promise<{ code: unknown; output: string }> {
  const { DATABASE_URL: _elsewhere, ...inherited } = process.env
  const file = fileURLToPath(new URL(program, import.meta.url))
  const child = spawn(process.execPath, ['--conditions=@smart-fire/source', '--import', TSX, file, ...parameters], {
    env: { ...inherited, LANG: 'C', LC_ALL: '', SMART_FIRE_DATA: join(folder, 'missing'), ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as unknown[]
  return { code, output }
}

it.each([
  ['the check of the audit log', './verify-audit-command.ts', []],
  ['the command for the keys of gateways', './gateway-key-command.ts', ['list']],
])('%s makes no database: where there is none, it fails and says so', async (_name, program, parameters) => {
  expect(await run(program, {}, ...parameters)).toEqual({ code: 1, output: `${en.noDatabase(join(folder, 'missing'))}\n` })
  expect(existsSync(join(folder, 'missing'))).toBe(false)
})

it.each(['./verify-audit-command.ts', './gateway-key-command.ts'])('%s names an invalid setting', async (program) => {
  expect(await run(program, { PORT: 'abc' }, 'list')).toEqual({ code: 1, output: `${en.badSetting('PORT=abc')}\n` })
})

it('the command for the keys of gateways says how it is used, without a database', async () => {
  for (const parameters of [[], ['rotate', 'a-tenant'], ['rotate', 'a-tenant', 'a', 'name'], ['list', 'a-tenant']]) expect(await run('./gateway-key-command.ts', {}, ...parameters)).toEqual({ code: 1, output: `${en.gatewayKeyUsage}\n` })
})
