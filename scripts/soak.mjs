// npm run soak [-- name …] [-- --seed N]: the long tests of reliability and their figures (trust A6). CI runs the short ones.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { ROOT } from './lib/root.mjs'
import { serverArguments } from './lib/server-command.mjs'
import { describeLoad, readArguments, table } from '../soak/report.mjs'

const FIGURES = path.join(ROOT, 'soak/figures')
const sourceFlags = serverArguments().slice(0, -1)
const isOnSources = process.execArgv.includes(sourceFlags[0])

if (isOnSources) process.exitCode = await soak(readArguments(process.argv.slice(2), Date.now()))
else process.exitCode = spawnSync(process.execPath, [...sourceFlags, ...process.argv.slice(1)], { stdio: 'inherit' }).status ?? 1

/** Every file in `soak/figures` exports `what` and `run({ seed })`, which resolves with rows `{ figure, value, goal, holds, ratio? }`. */
async function soak({ names, seed }) {
  const known = fs.readdirSync(FIGURES).filter((file) => file.endsWith('.mjs')).map((file) => file.slice(0, -4)).sort()
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
    return 1
  }
  let failed = 0
  for (const name of names.length > 0 ? names : known) {
    const { what, run } = await import(pathToFileURL(path.join(FIGURES, `${name}.mjs`)).href)
    console.log(`\n${name} · ${what}`)
    const before = describeLoad(os)
    const rows = await run({ seed }).catch((error) => [{ figure: 'ran to its end', value: String(error?.stack ?? error), goal: 'yes', holds: false }])
    console.log(`${new Date().toISOString().slice(0, 16)}Z · ${os.cpus().length} × ${os.cpus()[0]?.model.trim()} · Node ${process.version} · seed ${seed} · load ${before} → ${describeLoad(os)}`)
    console.log(table(rows))
    failed += rows.filter(({ holds }) => !holds).length
  }
  console.log(failed === 0 ? '\nAll figures are met.' : `\n${failed} figures are not met.`)
  // a failed test may leave sockets and browsers open, which would keep the process running
  setTimeout(() => process.exit(process.exitCode), 500).unref()
  return failed === 0 ? 0 : 1
}
