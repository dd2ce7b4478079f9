import fs from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { BUILT_SERVER, ensureServerBuilt } from './lib/build-server.mjs'

let text = ''
beforeAll(async () => {
  expect(await ensureServerBuilt()).toBe(true)
  text = fs.readFileSync(BUILT_SERVER, 'utf8')
})

it('the bundle of the server has all that is ours in it, and installed packages outside', () => {
  const imported = [...text.matchAll(/^(?:import|export)\b[^"'\n]*["']([^"'\n]+)["']/gm)].map(([, name]) => name)
  expect(imported).toContain('hono')
  expect(imported.filter((name) => name.startsWith('.') || name.startsWith('@smart-fire/'))).toEqual([])
})

it('the bundle of the server is made once, and anew when its sources have changed since', async () => {
  const { mtimeMs } = fs.statSync(BUILT_SERVER)
  await ensureServerBuilt()
  expect(fs.statSync(BUILT_SERVER).mtimeMs).toBe(mtimeMs)
  fs.utimesSync(BUILT_SERVER, new Date(0), new Date(0))
  await ensureServerBuilt()
  expect(fs.statSync(BUILT_SERVER).mtimeMs).toBeGreaterThan(mtimeMs)
})
