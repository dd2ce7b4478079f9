import { readFileSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

export interface FolderLock {
  release(): Promise<void>
}

/** Another running server uses the data folder. */
export class FolderLockedError extends Error {
  constructor(readonly folder: string, readonly pid: number) {
    super(`${folder} is in use by process ${pid}`)
  }
}

const heldHere = new Set<string>()

/** Two embedded databases on one folder would destroy it; the lock of a dead process is taken over. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = resolve(folder, 'server.lock')
  if (heldHere.has(file)) throw new FolderLockedError(folder, process.pid)
  for (;;) {
    if (await tryToCreate(file)) break
    const holder = await readHolder(file)
    if (holder && isRunning(holder)) throw new FolderLockedError(folder, holder.pid)
    await rm(file, { force: true })
  }
  heldHere.add(file)
  return {
    release: async () => {
      heldHere.delete(file)
      await rm(file, { force: true })
    },
  }
}

interface Holder {
  pid: number
  /** when that process started; distinguishes it from a later process with the same number (containers reuse them) */
  startedAt: string
}

async function tryToCreate(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx')
    await handle.writeFile(`${process.pid} ${processStart(process.pid)}`)
    await handle.close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function readHolder(file: string): Promise<Holder | null> {
  const [pid, startedAt] = (await readFile(file, 'utf8').catch(() => '')).split(' ')
  return pid && Number.isInteger(Number(pid)) ? { pid: Number(pid), startedAt: startedAt ?? '' } : null
}

function isRunning(holder: Holder): boolean {
  if (holder.pid === process.pid) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return holder.startedAt === processStart(holder.pid)
}

/** Start time in clock ticks since boot where /proc has it, '' elsewhere. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(join('/proc', String(pid), 'stat'), 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
