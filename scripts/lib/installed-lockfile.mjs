import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { isStale } from './freshness.mjs'

const lockfile = (root) => path.join(root, 'package-lock.json')
const note = (root) => path.join(root, 'node_modules/.installed-lockfile')
const fingerprint = (root) => createHash('sha256').update(fs.readFileSync(lockfile(root))).digest('hex')

/**
 * Whether the dependencies of the lockfile are installed. What counts is its content: a checkout gives an unchanged lockfile a new time.
 * Dependencies that were installed with npm itself have no note: for them the times decide.
 */
export function isInstalled(root) {
  if (fs.existsSync(note(root))) return fs.readFileSync(note(root), 'utf8') === fingerprint(root)
  return !isStale(path.join(root, 'node_modules/.package-lock.json'), [lockfile(root)])
}

/** Notes that the dependencies of the present lockfile are installed. */
export function noteInstalled(root) {
  fs.writeFileSync(note(root), fingerprint(root))
}
