import fs from 'node:fs'
import path from 'node:path'

const GROUP = /^stories-\d+\.test\.js$/
const STORY = /\bit(?:\.skip)?\("(?:play|smoke)-test"/g
/** A walk over every path of a machine is one story and takes as long as so many others. */
const WALK_WEIGHT = 12

/**
 * Puts the test files of a folder, one for each title of the workbench, together into so many files of about the same work. Every file
 * costs a page that loads the workbench anew and the modules of its runner: two seconds, a quarter of the time of all stories.
 */
export function groupStories(folder, groups) {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.test.js') && !GROUP.test(file))
  const texts = files.sort().map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
  for (const [place, group] of inGroups(texts, groups).entries()) fs.writeFileSync(path.join(folder, `stories-${place + 1}.test.js`), group.join('\n'))
  for (const file of files) fs.rmSync(path.join(folder, file))
}

/** The heaviest first, each into the group that is the lightest so far. */
export function inGroups(texts, groups) {
  const made = Array.from({ length: Math.min(groups, texts.length) }, () => ({ weight: 0, texts: [] }))
  for (const text of [...texts].sort((a, b) => weightOf(b) - weightOf(a))) {
    const lightest = made.reduce((best, group) => (group.weight < best.weight ? group : best))
    lightest.weight += weightOf(text)
    lightest.texts.push(text)
  }
  return made.map((group) => group.texts)
}

function weightOf(text) {
  const stories = text.match(STORY)?.length ?? 0
  return text.includes('/Paths"') ? stories * WALK_WEIGHT : stories
}
