import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MIGRATIONS_FOLDER } from '../db/database'
import { dumpMigratedTemplate } from '../db/pglite-database'

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/smart-fire/', import.meta.url))

/** A migrated, empty database to start from: made once per set of migrations and kept in the cache folder. */
export async function migratedTemplate(): Promise<Blob> {
  const file = join(CACHE, `pglite-${await fingerprint()}.tar`)
  if (!existsSync(file)) await makeTemplate(file)
  return new Blob([await readFile(file)])
}

async function makeTemplate(file: string): Promise<void> {
  const dump = await dumpMigratedTemplate()
  await mkdir(CACHE, { recursive: true })
  // a file that another worker is writing has a longer name
  for (const old of await readdir(CACHE)) if (/^pglite-\w+\.tar$/.test(old)) await rm(join(CACHE, old), { force: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()))
  await rename(unfinished, file)
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  hash.update(await readFile(join(dirname(pglite), '..', 'package.json')))
  for (const name of (await readdir(MIGRATIONS_FOLDER)).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(join(MIGRATIONS_FOLDER, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
