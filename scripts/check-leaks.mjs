// Fails when a file of the repository contains a machine path, a registry address or a credential.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { findLeaks } from './lib/leaks.mjs'
import { ROOT } from './lib/root.mjs'

const SKIPPED = /\.(png|jpe?g|woff2?|ico|wav|mp3)$|^\.storybook\/public\/mockServiceWorker\.js$/

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && !SKIPPED.test(file) && fs.existsSync(path.join(ROOT, file)))

const found = files.flatMap((file) =>
  findLeaks(fs.readFileSync(path.join(ROOT, file), 'utf8')).map(({ rule, line }) => `${file}:${line}  ${rule}`),
)
if (found.length > 0) {
  console.error(found.join('\n'))
  process.exit(1)
}
console.log(`${files.length} files, no leaks.`)
