import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { NPM, run } from '../lib/run.mjs'
import { stubFolder, stubPackages } from './stub-packages.mjs'

const EXAMPLES = path.join(ROOT, 'examples')
const PACKAGES = ['api-client', 'ui', 'dialogs']

/** Packs our packages into a folder, as npm would publish them. Returns the files. */
export async function packAll(folder) {
  for (const name of PACKAGES) await must(NPM, ['pack', '--silent', '--pack-destination', folder], path.join(ROOT, 'packages', name))
  return fs.readdirSync(folder).map((file) => path.join(folder, file))
}

/** Builds a host with the packed packages and again without them, in a folder outside of this repository. Returns the two folders to serve. */
export async function prepareHost({ name, out, older }, { work, tarballs, platform }) {
  const folder = path.join(work, name)
  fs.cpSync(path.join(EXAMPLES, name), folder, { recursive: true })
  if (out === undefined) return withElements(folder, tarballs)
  await install(folder, tarballs)
  if (older) await putOlder(path.join(folder, older), tarballs)
  const build = () => must(NPM, ['run', 'build', '--silent'], folder, { VITE_FIRE_PLATFORM: platform, NEXT_TELEMETRY_DISABLED: '1' })
  await build()
  fs.renameSync(path.join(folder, out), path.join(folder, 'with-us'))
  stubPackages(folder)
  if (older) stubPackages(path.join(folder, older))
  await build()
  return { withUs: path.join(folder, 'with-us'), without: path.join(folder, out) }
}

/** What a developer types, with our tarballs instead of names. */
export const install = (folder, tarballs) => must(NPM, ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel=error', ...tarballs], folder)

const VERSION = '"0.1.0"'
const OLDER_VERSION = '"0.0.9"'

/** The same packages as an older version, in the node_modules of a folder of the host. */
async function putOlder(folder, tarballs) {
  for (const name of PACKAGES) {
    const place = path.join(folder, 'node_modules/@smart-fire', name)
    fs.mkdirSync(place, { recursive: true })
    await must('tar', ['-xzf', tarballs.find((file) => file.includes(`smart-fire-${name}-`)), '--strip-components=1', '-C', place], folder)
    for (const file of fs.readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((entry) => /(?:\.js|package\.json)$/.test(entry))) {
      const text = fs.readFileSync(path.join(place, file), 'utf8')
      fs.writeFileSync(path.join(place, file), text.replaceAll(VERSION, OLDER_VERSION))
    }
  }
}

/** A host without a build takes the folder of the elements out of the package. */
async function withElements(folder, tarballs) {
  const without = `${folder}-without`
  fs.cpSync(folder, without, { recursive: true })
  stubFolder(path.join(without, 'smart-fire'))
  const target = path.join(folder, 'smart-fire')
  fs.mkdirSync(target)
  await must('tar', ['-xzf', tarballs.find((file) => /dialogs/.test(file)), '--strip-components=3', '-C', target, 'package/dist/elements'], folder)
  return { withUs: folder, without }
}

/** Lines that are not empty of the file in which a developer of the portal writes what our dialogs need. */
export const linesOf = ({ name, from }) => fs.readFileSync(path.join(EXAMPLES, name, from), 'utf8').split('\n').filter((line) => line.trim() !== '').length

/** What the server of the host sends with its own answers. */
export function headersOf({ name }) {
  const file = path.join(EXAMPLES, name, 'headers.json')
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
}

/** Runs a command in a folder; what it printed is the error when it fails. */
export async function must(command, args, cwd, env = {}) {
  const { code, output } = await run(command, args, { cwd, env, capture: true })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
}
