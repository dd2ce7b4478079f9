import fs from 'node:fs'
import path from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', 'storybook-static', '.data'])

/** The newest modification time (ms) of a file, or of the files in a folder; 0 when it does not exist. */
function newestChange(target) {
  const stat = fs.statSync(target, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return fs
    .readdirSync(target)
    .filter((name) => !SKIPPED.has(name))
    .reduce((newest, name) => Math.max(newest, newestChange(path.join(target, name))), 0)
}

/** Whether `output` is missing or older than one of its sources. */
export function isStale(output, sources) {
  const made = fs.statSync(output, { throwIfNoEntry: false })?.mtimeMs
  if (made === undefined) return true
  return sources.some((source) => newestChange(source) > made)
}
