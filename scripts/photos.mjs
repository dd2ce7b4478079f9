// npm run photos: screenshots of every state story, compared with the stored ones (`-- --keep` stores those of this run).
// `-- --modes all` uses every theme, language and width; `-- --only floor-plan` takes the stories with this text in their id.
import fs from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { requireNode } from './lib/node-version.mjs'
import { ROOT } from './lib/root.mjs'
import { photographed, readOptions } from './photos/modes.mjs'

requireNode()
const { modes, only, keep: keeps, built } = optionsOrEnd()
await ensureInstalled()
const { ensureBrowser } = await import('./lib/find-browser.mjs')
const { runNode } = await import('./lib/run.mjs')
const { serveStatic } = await import('./lib/serve-static.mjs')
const { keptDays } = await import('./photos/kept-days.mjs')
const { fontName, layPinnedFont } = await import('./photos/pinned-font.mjs')
const { openStudio } = await import('./photos/studio.mjs')
const { takeAll } = await import('./photos/take-all.mjs')
const { photoVerdicts, reportPage } = await import('./photos/verdicts.mjs')

const KEPT = path.join(ROOT, '.storybook/photos')
const REPORT = path.join(ROOT, 'reports/photos')
const BUILT = path.join(ROOT, 'storybook-static')

const browser = await ensureBrowser()
if (!built) {
  console.log('Building the workbench …')
  const { code, output } = await runNode(path.join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'), ['build', '--quiet', '--output-dir', 'storybook-static'], { capture: true })
  if (code !== 0) throw new Error(output)
}

fs.rmSync(REPORT, { recursive: true, force: true })
layPinnedFont(BUILT)
const { origin, stop } = await serveStatic(BUILT)
const stories = photographed(JSON.parse(fs.readFileSync(path.join(BUILT, 'index.json'), 'utf8'))).filter((id) => id.includes(only))
const taken = []
const missedStories = []
let version = ''
for (const mode of modes) {
  await takeAll(stories, {
    open: async () => {
      const studio = await openStudio(browser, origin, mode)
      version = studio.version
      return studio
    },
    take: async (studio, id) => {
      const key = `${mode.name}/${id}`
      taken.push({ key, difference: await photograph(studio, key, await studio.take(id)) })
    },
    done: (id, missed) => {
      if (missed !== null) missedStories.push(`${mode.name}/${id}: ${missed}`)
      process.stdout.write(`\r${mode.name}: ${taken.length + missedStories.length} of ${stories.length * modes.length} `)
    },
  })
}
await stop()

// a failed story keeps its stored photograph: it still exists
const kept = modes.flatMap(({ name }) => keptKeys(name)).filter((key) => key.includes(only) && !missedStories.some((missed) => missed.startsWith(`${key}:`)))
const verdicts = photoVerdicts(taken, kept)
for (const { key, verdict } of verdicts) if (verdict === 'gone') copy(keptFile(key), path.join(REPORT, 'before', `${key}.webp`))
fs.mkdirSync(REPORT, { recursive: true })
fs.writeFileSync(path.join(REPORT, 'index.html'), reportPage(verdicts, { missedStories }))
if (keeps) keep()

const differing = verdicts.filter(({ verdict }) => verdict !== 'same')
console.log(`\n${differing.map(({ key, verdict }) => `${verdict} ${key}`).join('\n')}`)
missedStories.forEach((story) => console.error(`not photographed: ${story}`))
console.log(`${verdicts.length - differing.length} the same, ${differing.length} not. The report: reports/photos/index.html`)
process.exitCode = missedStories.length > 0 || (differing.length > 0 && !keeps) ? 1 : 0

function optionsOrEnd() {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    console.error(`npm run photos: ${error.message}`)
    process.exit(1)
  }
}

/** Writes the photograph, the stored one and their difference to the report; resolves with the difference, null without a stored one. */
async function photograph(studio, key, png) {
  const after = await studio.develop(png)
  write(path.join(REPORT, 'after', `${key}.webp`), after)
  if (!fs.existsSync(keptFile(key))) return null
  const before = fs.readFileSync(keptFile(key))
  if (before.equals(after)) return 0
  const { difference, picture } = await studio.compare(before, after)
  write(path.join(REPORT, 'before', `${key}.webp`), before)
  write(path.join(REPORT, 'difference', `${key}.webp`), picture)
  return difference
}

/** Stores only changed photographs, so that rendering noise does not grow the repository. */
function keep() {
  for (const { key, verdict } of verdicts) {
    if (verdict === 'gone') fs.rmSync(keptFile(key))
    if (verdict === 'new' || verdict === 'changed') copy(path.join(REPORT, 'after', `${key}.webp`), keptFile(key))
  }
  writeJson(path.join(KEPT, 'taken-with.json'), { browser: `Chromium ${version}`, clock: '2026-10-12 09:32 UTC+8', font: fontName() })
  const days = path.join(KEPT, 'kept-days.json')
  writeJson(days, keptDays(JSON.parse(fs.readFileSync(days, 'utf8')), verdicts, new Date().toISOString().slice(0, 10)))
}

function keptFile(key) {
  return path.join(KEPT, `${key}.webp`)
}

function keptKeys(mode) {
  const folder = path.join(KEPT, mode)
  return fs.existsSync(folder) ? fs.readdirSync(folder).map((file) => `${mode}/${file.replace(/\.webp$/, '')}`) : []
}

function write(file, content) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
}

function writeJson(file, content) {
  write(file, `${JSON.stringify(content, null, 2)}\n`)
}

function copy(from, to) {
  write(to, fs.readFileSync(from))
}
