// node bench/main.mjs [name …] [--quick] [--repeats N] [--only peer | --no-peers] [--update]: runs benchmarks and prints their tables.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

const FOLDER = import.meta.dirname
const NAMES = ['size', 'requests', 'floor-plan', 'chart', 'table', 'storm'].filter((name) => fs.existsSync(path.join(FOLDER, name, 'run.mjs')))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, repeats: { type: 'string' }, only: { type: 'string' }, update: { type: 'boolean', default: false }, 'no-peers': { type: 'boolean', default: false } },
})
const repeats = Number(values.repeats ?? (values.quick ? 3 : 5))
const chosen = positionals.length > 0 ? positionals : NAMES
const unknown = chosen.filter((name) => !NAMES.includes(name))
if (unknown.length > 0 || !Number.isInteger(repeats) || repeats < 1) {
  console.error(`Usage: npm run bench -- [${NAMES.join(' | ')}] [--quick] [--repeats N] [--only peer]\nUnknown: ${unknown.join(', ')}`)
  process.exit(2)
}

const missed = []
for (const name of chosen) {
  const begin = Date.now()
  console.log(`# ${name}: ${repeats} repeats, ${os.availableParallelism()} cores, load ${os.loadavg()[0].toFixed(1)}\n`)
  const { run } = await import(`./${name}/run.mjs`)
  const report = await run({ quick: values.quick, repeats, only: values.only, update: values.update, peers: !values['no-peers'] })
  keep(name, report)
  missed.push(...report.goals.filter(({ verdict }) => verdict === 'MISSED').map(({ what }) => `${name}: ${what}`))
  if (report.failed) process.exitCode = 1
  console.log(`${name} took ${Math.round((Date.now() - begin) / 1000)} s, load ${os.loadavg()[0].toFixed(1)}\n`)
}
console.log(missed.length === 0 ? 'No goal is missed.' : `Missed:\n  ${missed.join('\n  ')}`)

/** Writes all figures of the last run to a file. */
function keep(name, { runs, lines, goals }) {
  const folder = path.join(FOLDER, '.cache')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ at: new Date().toISOString(), runs, goals }, null, 2))
  fs.writeFileSync(path.join(folder, `${name}.txt`), `${lines.join('\n')}\n`)
}
