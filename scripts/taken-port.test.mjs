import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isPortTaken } from './lib/port-taken.mjs'
import { ROOT } from './lib/root.mjs'

async function aTakenPort() {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  return String(other.address().port)
}

// without a PATH neither can install anything, should it not see the port
it.each([
  ['start.mjs', 'npm start'],
  ['dev.mjs', 'npm run dev'],
])('%s says at once that the port is taken, and ends with 1', async (script, command) => {
  const PORT = await aTakenPort()
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts', script)], { env: { ...process.env, PATH: '', HOST: '127.0.0.1', PORT } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const [code] = await once(child, 'close')
  expect({ code, output }).toEqual({ code: 1, output: `Port ${PORT} is taken. Stop the program that uses it, or choose another one: PORT=${Number(PORT) + 1} ${command}\n` })
})

it('a free port, and one that the server will refuse, are not taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address()
  await new Promise((resolve) => other.close(resolve))
  expect(await Promise.all([{ PORT: String(port) }, { PORT: '99999999' }, { PORT: 'http' }].map(isPortTaken))).toEqual([false, false, false])
})
