// npm test: everything that CI runs, on a machine with Node only. `npm test -- units stories` runs a part.
import fs from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { requireNode } from './lib/node-version.mjs'
import { ROOT } from './lib/root.mjs'

requireNode()
await ensureInstalled()
// imported after the installation, because these modules use installed packages
const { checkCount, closingLine, sum } = await import('./test-run/counts.mjs')
const { failureLines } = await import('./test-run/failures.mjs')
const { inLanes } = await import('./test-run/in-lanes.mjs')
const { STEPS } = await import('./test-run/test-steps.mjs')

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
const isBuilt = new Map()
const results = []
await inLanes([
  ...chosen.filter((step) => step.reads).map((step) => async () => results.push(await runStep(step))),
  ...chosen.filter((step) => step.build).map((step) => async () => isBuilt.set(step, await build(step))),
], LANES, (work) => work())
for (const step of chosen) if (!step.reads) results.push(await runStep(step))
if (!process.env.DATABASE_URL) console.log('\nPostgreSQL was skipped: DATABASE_URL is not set; the server was tested on its embedded database.')

const total = sum(results.map(({ counts }) => counts))
const failures = results.flatMap(({ name, counts }) => failureLines(name, counts.failed, reports))
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

/** Resolves with whether what the step runs on could be built. */
async function build(step) {
  console.log(`\n── ${step.name}: builds what it runs on`)
  return step.build().catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    return false
  })
}

/** Resolves with the counts of the step; one that throws, or whose build has failed, counts as one failure. */
async function runStep(step) {
  console.log(`\n── ${step.name}: ${step.what}`)
  const started = Date.now()
  const counts = isBuilt.get(step) === false ? checkCount(false) : await step.run(reports).catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    return checkCount(false)
  })
  console.log(`── ${step.name}: ${closingLine(counts)} (${Math.round((Date.now() - started) / 1000)} s)`)
  return { name: step.name, counts }
}
