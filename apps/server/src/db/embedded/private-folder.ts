import fs from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

const OWNER_ONLY = 0o700

/** Makes the folder. Only the user of this process may read or change what is in it. */
export async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY })
  // a folder that was mounted may belong to someone else, who alone can change its mode
  await chmod(folder, OWNER_ONLY).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error
  })
}

/** Writes a folder with everything in it to the disk, so that it outlives a power cut. */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncFolder(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}

/** Writes one file, or the names in one folder, to the disk. */
export function syncPath(path: string): void {
  const fd = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(fd)
  } catch (error) {
    // Windows does not sync a folder
    if (!['EPERM', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    fs.closeSync(fd)
  }
}
