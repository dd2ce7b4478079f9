import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { askOwner, SOCKET_SUFFIX, socketAddress } from './folder-lock-socket'

export interface FolderLock {
  release(): Promise<void>
}

/** Another running server uses the data folder; `pid` is its number where it runs, null when it did not tell in time. */
export class FolderLockedError extends Error {
  constructor(readonly folder: string, readonly pid: number | null) {
    super(`${folder} is in use by process ${pid ?? '?'}`)
  }
}

/** The folder is on a file system that cannot hold a socket, so a second server could not be kept out. */
export class FolderLockImpossibleError extends Error {
  constructor(readonly folder: string, cause: unknown) {
    super(`${folder} cannot hold a socket`, { cause })
  }
}

/** how often a starting server asks another one that starts too, or that has not answered */
const ASK_AGAIN_MS = 50
/** one that listens and has not answered after this time holds the lock and is busy */
const BUSY_MS = 5_000
/** a name that was not finished after this time is left over from a killed process */
const UNFINISHED_MS = 60_000

/**
 * Makes this process the only owner of the folder. The lock is a socket in the folder on which the owner listens: the
 * system closes it when the process ends in whatever way, and processes of other containers on the same machine reach
 * it although their process numbers mean nothing here. A file with a process number cannot tell the two apart.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const own = await startListening(folder)
  try {
    await waitForOwnership(folder, own.name)
    own.hold()
    return { release: own.release }
  } catch (error) {
    await own.release()
    throw error
  }
}

/**
 * Every starter listens before it looks, so of two at the same time at least one sees the other; the lower name goes first.
 * A socket that refuses a connection belongs to an ended process and is removed.
 */
async function waitForOwnership(folder: string, ownName: string): Promise<void> {
  const startedAt = performance.now()
  for (;;) {
    let isClear = true
    for (const name of await socketsIn(folder)) {
      if (name === ownName) continue
      const owner = await askOwner(folder, name)
      if (owner === 'ended') await rm(join(folder, name), { force: true })
      else if (owner === 'unclear') {
        if (performance.now() > startedAt + BUSY_MS) throw new FolderLockedError(folder, null)
        isClear = false
      } else if (owner.isHolding || name < ownName) throw new FolderLockedError(folder, owner.pid)
      else isClear = false
    }
    if (isClear) return
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
}

async function socketsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  for (const name of names) if (name.endsWith(`${SOCKET_SUFFIX}.new`)) await removeWhenOld(join(folder, name))
  return names.filter((name) => name.endsWith(SOCKET_SUFFIX)).sort()
}

async function removeWhenOld(file: string): Promise<void> {
  const facts = await stat(file).catch(() => null)
  if (facts && facts.mtimeMs < Date.now() - UNFINISHED_MS) await rm(file, { force: true })
}

interface OwnSocket {
  name: string
  hold: () => void
  release: () => Promise<void>
}

async function startListening(folder: string): Promise<OwnSocket> {
  let isHolding = false
  const name = `${randomUUID()}${SOCKET_SUFFIX}`
  const server = createServer((connection) => {
    connection.on('error', () => undefined)
    connection.end(JSON.stringify({ isHolding, pid: process.pid }))
  })
  const path = await socketAddress(folder, `${name}.new`)
  try {
    await listenAt(server, path.address)
    // it gets its name when it answers: a socket that does not answer yet would look like one of an ended process
    await rename(join(folder, `${name}.new`), join(folder, name))
  } catch (error) {
    server.close()
    throw new FolderLockImpossibleError(folder, error)
  } finally {
    await path.done()
  }
  return {
    name,
    hold: () => {
      isHolding = true
    },
    release: async () => {
      await new Promise((resolve) => server.close(resolve))
      await rm(join(folder, name), { force: true })
    },
  }
}

function listenAt(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, () => {
      server.off('error', reject)
      server.unref()
      resolve()
    })
  })
}
