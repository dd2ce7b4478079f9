import fs from 'node:fs'
import os from 'node:os'

const MEMORY_FOLDER = '/dev/shm'
const GIB = 1024 ** 3
/** What the tests write at most at one time, three times over. */
const NEEDED_BYTES = 4 * GIB
/** Beside what is written there, the tests themselves need memory. */
const NEEDED_MEMORY = 12 * GIB

/**
 * Where tests keep the databases and browser profiles of their platforms: in memory where there is plenty, because each commit of an
 * embedded database waits for the disk and a test never reads the folder after a power cut. Gives the variables for their processes.
 */
export function temporaryFolder({ freeBytes = freeBytesOf, memory = os.freemem() } = {}) {
  if (process.env.TMPDIR || memory < NEEDED_MEMORY || freeBytes(MEMORY_FOLDER) < NEEDED_BYTES) return {}
  return { TMPDIR: MEMORY_FOLDER }
}

/** The bytes that may be written into a folder; 0 without that folder. */
function freeBytesOf(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK)
    const { bavail, bsize } = fs.statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
