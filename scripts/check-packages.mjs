// Builds, packs and checks the three packages as npm would publish them:
// publint, are-the-types-wrong, our own tarball rules, the size budget of every entry and of a portal's first load,
// the client used from a plain TypeScript project, and the declarations compiled by hosts.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildPackage } from './packages/build-package.mjs'
import { consumerProblems } from './packages/consumer.mjs'
import { undeclaredImportProblems } from './packages/declared-imports.mjs'
import { heavyImportProblems } from './packages/heavy-imports.mjs'
import { hostTypeProblems } from './packages/host-types.mjs'
import { ROOT } from './lib/root.mjs'
import { NPM, run, runNode } from './lib/run.mjs'
import { gzipBytes, staleFigureProblems, staticClosure } from './packages/package-size.mjs'
import { PORTALS, portalBytes } from './packages/portal-size.mjs'
import { packedUiProblems } from './packages/packed-ui.mjs'
import { directiveProblems, duplicateContextProblems, impureCallProblems, typeLeakProblems } from './packages/tarball-rules.mjs'

const PACKAGES = ['api-client', 'ui', 'dialogs']
const BIN = path.join(ROOT, 'node_modules')
const budget = JSON.parse(fs.readFileSync(path.join(ROOT, 'scripts/size-budget.json'), 'utf8'))
const problems = []
const tarballs = {}

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'smart-fire-pack-'))
try {
  for (const name of PACKAGES) await build(name)
  if (problems.length === 0) for (const name of PACKAGES) await inspect(name)
  if (problems.length === 0) for (const [name, source] of Object.entries(PORTALS)) weigh(name, await portalBytes(source))
  if (problems.length === 0) problems.push(...(await hostTypeProblems(tarballs, path.join(work, 'host'))))
} finally {
  fs.rmSync(work, { recursive: true })
}
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exit(1)
}
console.log('No problems in the packages.')

async function build(name) {
  const { code, output } = await buildPackage(name, { capture: true })
  if (code !== 0) problems.push(`${name} does not build:\n${output}`)
}

async function inspect(name) {
  const folder = path.join(ROOT, 'packages', name)
  const packed = path.join(work, name)
  fs.mkdirSync(packed)
  const { code, output } = await run(NPM, ['pack', '--silent', '--pack-destination', packed], { cwd: folder, capture: true })
  if (code !== 0) return void problems.push(`${name} cannot be packed: ${output}`)
  const tarball = path.join(packed, fs.readdirSync(packed)[0])
  tarballs[name] = tarball
  await tool(name, 'publint', 'publint/src/cli.js', ['run', tarball, '--strict'])
  await tool(name, 'attw', '@arethetypeswrong/cli/dist/index.js', [tarball, '--profile', 'esm-only', '--no-emoji'])
  inspectFiles(name, folder)
  if (name === 'ui') problems.push(...(await packedUiProblems(tarball, path.join(packed, 'page'))))
  if (name === 'api-client') problems.push(...(await consumerProblems(tarball, path.join(packed, 'stranger'))))
}

async function tool(name, label, script, args) {
  const { code, output } = await runNode(path.join(BIN, script), args, { capture: true })
  if (code !== 0) problems.push(`${label} on ${name}:\n${output}`)
}

function inspectFiles(name, folder) {
  const entries = entriesOf(folder)
  const closures = entries.map((entry) => ({ name: entry.name, codes: [...staticClosure(entry.file).values()] }))
  problems.push(...directiveProblems(closures), ...heavyImportProblems(closures))
  problems.push(...typeLeakProblems(texts(path.join(folder, 'dist'), /\.d\.ts$/)))
  // what only tests and stories use is not in the build
  const sources = texts(path.join(folder, 'src'), /(?<!\.(?:test|stories|fixtures|harness|example))\.tsx?$/)
  // the custom elements are a second build, which contains everything
  const built = texts(path.join(folder, 'dist'), /^(?!elements[\\/]).*\.js$/).map(({ text }) => text)
  problems.push(...duplicateContextProblems(name, sources.map(({ text }) => text), built), ...impureCallProblems(name, built))
  problems.push(...undeclaredImportProblems(JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')), built))
  for (const { name: entry, file } of entries) weigh(entry, gzipBytes(file))
  const elements = entries.find(({ name: entry }) => entry === '@smart-fire/dialogs/elements')
  if (elements) problems.push(...staleFigureProblems(fs.readFileSync(path.join(folder, 'README.md'), 'utf8'), gzipBytes(elements.file)))
}

function entriesOf(folder) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return Object.entries(manifest.exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([subpath, target]) => ({ name: path.posix.join(manifest.name, subpath), file: path.join(folder, target.default) }))
}

function weigh(name, bytes) {
  const limit = budget[name]
  console.log(`${name.padEnd(40)} ${(bytes / 1024).toFixed(1).padStart(6)} KiB gzip of ${limit ? (limit / 1024).toFixed(0) : '?'}`)
  if (limit === undefined) problems.push(`${name} has no size budget in scripts/size-budget.json`)
  else if (bytes > limit) problems.push(`${name} weighs ${bytes} bytes, its budget is ${limit}`)
}

function texts(folder, pattern) {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => ({ file: path.relative(ROOT, path.join(folder, file)), text: fs.readFileSync(path.join(folder, file), 'utf8') }))
}
