import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PHOTO_LOOK } from '../../.storybook/blocks/photo-of.ts'
import { MODES as CHROMATIC_MODES } from '../../.storybook/modes.ts'
import { keptDays } from './kept-days.mjs'
import { KEPT_MODES, MODES, photographed, readOptions } from './modes.mjs'
import { fontName, pinnedFaces, pinnedFont } from './pinned-font.mjs'
import { takeAll } from './take-all.mjs'
import { photoVerdicts, reportPage } from './verdicts.mjs'

const PHOTOS = path.join(import.meta.dirname, '../../.storybook/photos')

describe('the selection of photographs', () => {
  it('uses the stored modes by default, all of them on request, and refuses an unknown mode', () => {
    expect(readOptions([]).modes.map(({ name }) => name)).toEqual(KEPT_MODES)
    expect(readOptions(['--modes', 'all']).modes).toHaveLength(11)
    expect(() => readOptions(['--modes', 'sepia'])).toThrow('There is no mode sepia')
  })

  it('has the options of the command line', () => {
    expect(readOptions([])).toMatchObject({ only: '', keep: false, built: false })
    expect(readOptions(['--keep', '--built', '--only', 'floor-plan'])).toMatchObject({ only: 'floor-plan', keep: true, built: true })
  })

  it.each([[['--kept'], '--kept'], [['hydrant'], 'hydrant'], [['--only'], '--only']])('refuses %j, which would be ignored', (args, wrong) => {
    expect(() => readOptions(args)).toThrow(wrong)
  })

  it('has the same modes as Chromatic', () => {
    const same = MODES.map(({ name, width, height, ...rest }) => [name, { ...rest, viewport: { width, height } }])
    expect(Object.fromEntries(same)).toEqual(CHROMATIC_MODES)
  })

  it('is stored in the theme, language and size in which docs pages show it', () => {
    expect(MODES.filter(({ name }) => KEPT_MODES.includes(name))).toEqual([expect.objectContaining(PHOTO_LOOK)])
  })

  it('contains state stories only', () => {
    const entries = {
      a: { type: 'story', id: 'x-states--a', title: 'X/States' },
      b: { type: 'story', id: 'x-flows--b', title: 'X/Flows' },
      e: { type: 'story', id: 'x-states--playground', title: 'X/States', exportName: 'Playground' },
      d: { type: 'story', id: 'x-image-states--d', title: 'X 画面/Image states' },
      c: { type: 'docs', id: 'x-states--docs', title: 'X/States' },
    }
    expect(photographed({ entries })).toEqual(['x-states--a', 'x-image-states--d'])
  })
})

describe('the font of the photographs', () => {
  it('has an exact version in the lockfile', () => {
    expect(fontName()).toMatch(/^@fontsource-variable\/noto-sans-sc \d+\.\d+\.\d+$/)
  })

  it('covers all characters of the product with files that the workbench serves', () => {
    const { family, faces } = pinnedFont()
    expect(faces).toContain(`font-family: '${family}'`)
    expect(faces).not.toContain('./files/')
    expect(pinnedFaces('src: url(./files/a.woff2); font-display: swap')).toBe('src: url(/pinned-font/a.woff2); font-display: block')
  })
})

describe('the verdict on each photograph', () => {
  const taken = [
    { key: 'light/a', difference: 0 },
    { key: 'light/b', difference: 0.02 },
    { key: 'light/c', difference: null },
  ]
  const verdicts = photoVerdicts(taken, ['light/a', 'light/b', 'light/d'])

  it('is same, changed, new or gone', () => {
    expect(verdicts.map(({ key, verdict }) => `${key} ${verdict}`)).toEqual(['light/a same', 'light/b changed', 'light/c new', 'light/d gone'])
  })

  it('is reported with before, after and difference, except for unchanged photographs', () => {
    const page = reportPage(verdicts)
    expect(page).toContain('1 changed · 1 new · 1 gone · 1 same')
    for (const folder of ['before', 'after', 'difference']) expect(page).toContain(`src="${folder}/light/b.webp"`)
    expect(page).not.toContain('light/a.webp')
    expect(page).not.toContain('after/light/d.webp')
  })
})

describe('a round of photographs', () => {
  /** Browsers that take stories, and close or fail at some of them. */
  function round({ closesAt = [], failsAt = [], perBrowser = 80 }) {
    const closing = [...closesAt]
    const log = []
    const open = async () => {
      let isOpen = true
      log.push('open')
      return { isOpen: () => isOpen, lose: () => { isOpen = false }, close: async () => { log.push('close') } }
    }
    const take = async (studio, id) => {
      if (!studio.isOpen()) throw new Error('a closed browser was used')
      if (failsAt.includes(id)) throw new Error(`the play of ${id} failed`)
      if (closing.includes(id)) {
        closing.splice(closing.indexOf(id), 1)
        studio.lose()
        throw new Error('Target page, context or browser has been closed')
      }
      log.push(id)
    }
    const done = (id, missed) => { if (missed !== null) log.push(`missed ${id}: ${missed}`) }
    return takeAll(['a', 'b', 'c'], { open, take, done, perBrowser }).then(() => log)
  }

  it('uses one browser for all stories, and goes on after a story that failed', async () => {
    expect(await round({ failsAt: ['b'] })).toEqual(['open', 'a', 'missed b: the play of b failed', 'c', 'close'])
  })

  it('goes on with the same story in another browser when the browser has closed', async () => {
    expect(await round({ closesAt: ['b'] })).toEqual(['open', 'a', 'close', 'open', 'b', 'c', 'close'])
  })

  it('misses a story at which the browser closes twice, and takes the next one', async () => {
    const missed = 'missed b: the browser closed twice: Target page, context or browser has been closed'
    expect(await round({ closesAt: ['b', 'b'] })).toEqual(['open', 'a', 'close', 'open', missed, 'close', 'open', 'c', 'close'])
  })

  it('takes another browser after a number of stories', async () => {
    expect(await round({ perBrowser: 2 })).toEqual(['open', 'a', 'b', 'close', 'open', 'c', 'close'])
  })

  it('ends when no browser starts', async () => {
    const open = async () => { throw new Error('no browser') }
    await expect(takeAll(['a'], { open, take: async () => undefined, done: () => undefined })).rejects.toThrow('no browser')
  })
})

describe('the days of the stored photographs', () => {
  it('are of the run that took them or found them the same; those that are gone have none', () => {
    const before = { 'light/a': '2026-01-01', 'light/gone': '2026-01-01', 'light/missed': '2026-01-01' }
    const verdicts = [{ key: 'light/new', verdict: 'new' }, { key: 'light/a', verdict: 'same' }, { key: 'light/gone', verdict: 'gone' }]
    const days = keptDays(before, verdicts, '2026-02-02')
    expect(Object.entries(days)).toEqual([['light/a', '2026-02-02'], ['light/missed', '2026-01-01'], ['light/new', '2026-02-02']])
  })

  it('are known for every stored photograph, and for no other one', () => {
    const kept = KEPT_MODES.flatMap((mode) => fs.readdirSync(path.join(PHOTOS, mode)).map((file) => `${mode}/${path.basename(file, '.webp')}`))
    expect(Object.keys(JSON.parse(fs.readFileSync(path.join(PHOTOS, 'kept-days.json'), 'utf8')))).toEqual(kept.sort())
  })
})
