import { describe, expect, it } from 'vitest'
import { MODES as CHROMATIC_MODES } from '../../.storybook/modes.ts'
import { chosenModes, KEPT_MODES, MODES, photographed } from './modes.mjs'
import { fontName, pinnedFaces, pinnedFont } from './pinned-font.mjs'
import { photoVerdicts, reportPage } from './verdicts.mjs'

describe('the selection of photographs', () => {
  it('uses the stored modes by default, all of them on request, and refuses an unknown mode', () => {
    expect(chosenModes([]).map(({ name }) => name)).toEqual(KEPT_MODES)
    expect(chosenModes(['--modes', 'all'])).toHaveLength(11)
    expect(() => chosenModes(['--modes', 'sepia'])).toThrow('There is no mode sepia')
  })

  it('has the same modes as Chromatic', () => {
    const same = MODES.map(({ name, width, height, ...rest }) => [name, { ...rest, viewport: { width, height } }])
    expect(Object.fromEntries(same)).toEqual(CHROMATIC_MODES)
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
