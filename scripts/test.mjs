// npm test: everything that CI runs, on a machine with Node only. `npm test -- units stories` runs a part.
import fs from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { requireNode } from './lib/node-version.mjs'
import { ROOT } from './lib/root.mjs'

requireNode()
await ensureInstalled()
// imported after the installation, because these modules use installed packages
const { closingLine, sum } = await import('./lib/counts.mjs')
const { failureLines } = await import('./lib/failures.mjs')
const { inLanes } = await import('./lib/in-lanes.mjs')
const { STEPS } = await import('./lib/test-steps.mjs')

const LANES = 2 // the number of cores of a CI machine

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${STEPS.map((step) => step.name).join(', ')}`)
  process.exit(1)
}

const reports = path.join(ROOT, 'reports')
fs.rmSync(reports, { recursive: true, force: true })
fs.mkdirSync(reports)

const chosen = STEPS.filter((step) => wanted.length === 0 || wanted.includes(step.name))
const results = await inLanes(chosen.filter((step) => step.reads), LANES, runStep)
for (const step of chosen) if (!step.reads) results.push(await runStep(step))
if (!process.env.DATABASE_URL) console.log('\nPostgreSQL was skipped: DATABASE_URL is not set; the server was tested on its embedded database.')

const total = sum(results.map(({ counts }) => counts))
const failures = results.flatMap(({ name, counts }) => failureLines(name, counts.failed, reports))
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

async function runStep(step) {
  console.log(`\n── ${step.name}: ${step.what}`)
  const started = Date.now()
  const counts = await step.run(reports).catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  console.log(`── ${step.name}: ${closingLine(counts)} (${Math.round((Date.now() - started) / 1000)} s)`)
  return { name: step.name, counts }
}
