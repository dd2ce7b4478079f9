import { statfs } from 'node:fs/promises'

/** Below this a write is refused: PostgreSQL ends itself when it cannot extend its log (16 MB a piece) or recover from it. */
export const RESERVED_BYTES = 96 * 1024 * 1024
/** Whether the disk of the folder has more room than the reserve. A folder that cannot be measured counts as having it. */
export function createFreeSpace(folder: string, measure: (folder: string) => Promise<number> = freeBytes): () => Promise<boolean> {
  return async () => (await measure(folder).catch(() => Infinity)) > RESERVED_BYTES
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
