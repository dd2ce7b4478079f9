import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderLockedError, lockFolder } from './folder-lock'

const LOCK = pathToFileURL(fileURLToPath(new URL('./folder-lock.ts', import.meta.url))).href
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

let folder: string
const children: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-fire-lock-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** Another process that takes the lock; containers give each their own numbers, so it may have the number of this one. */
async function otherProcess(pid: number): Promise<{ child: ChildProcess; result: string }> {
  const script = `Object.defineProperty(process, 'pid', { value: ${pid} })
    const { lockFolder } = await import(${JSON.stringify(LOCK)})
    await lockFolder(${JSON.stringify(folder)}).then(() => console.log('held'), (error) => console.log(error.constructor.name))
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--conditions=@smart-fire/source', '--import', TSX, '--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, result: chunk.toString().trim() }
}

describe('the lock of the data folder', () => {
  it('keeps out a server of another container with the same process number', async () => {
    const { result } = await otherProcess(process.pid)
    expect(result).toBe('held')
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderLockedError)
  })

  it('is released by the system when its process is killed', async () => {
    const { child } = await otherProcess(process.pid)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const lock = await lockFolder(folder)
    await lock.release()
  })

  it('has one owner when several servers start at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    const held = tries.filter((one) => one.status === 'fulfilled')
    expect(held).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(FolderLockedError)
    await held[0]?.value.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('works in a folder with a long path', async () => {
    const long = join(folder, 'x'.repeat(120))
    await mkdir(long)
    const lock = await lockFolder(long)
    await expect(lockFolder(long)).rejects.toBeInstanceOf(FolderLockedError)
    await lock.release()
  })
})
