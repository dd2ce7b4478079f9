import { describe, expect, it } from 'vitest'
import { PALETTES } from '../../packages/ui/src/theme/palette'
import { tokens } from '../../packages/ui/src/theme/tokens'
import { TONES } from '../../packages/ui/src/theme/tone'
import { colourRows } from './colour-rows'
import * as ICONS from './icons'
import { controlHeights, measures, shadows } from './measures'

const pages = import.meta.glob<string>('../pages/*.mdx', { query: '?raw', import: 'default', eager: true })
const sources = import.meta.glob<string>(['../../packages/*/src/**/*.tsx', '../../apps/console/src/**/*.tsx', '!../../**/*.{stories,test,example}.tsx'], { query: '?raw', import: 'default' })
const foundations = Object.entries(pages).filter(([, page]) => page.includes('title="Foundations'))

describe('the values of the foundations are those of the tokens', () => {
  it('measures, without the factor of the theme and without the variable of a host', () => {
    expect(measures('fontSizes')).toContainEqual({ name: 'md', value: '14px' })
    expect(measures('radii')).toContainEqual({ name: 'md', value: '5px' })
    expect(measures('zIndex')).toContainEqual({ name: 'notice', value: '9999' })
    expect(controlHeights()).toContainEqual({ name: 'control.sm', value: '28px' })
    expect(shadows().map(({ name }) => name)).toEqual(['raised', 'overlay', 'notice'])
    for (const group of ['spacing', 'fontSizes', 'radii', 'durations', 'zIndex', 'fonts'] as const) {
      expect(measures(group)).toHaveLength(Object.keys(tokens[group]).length)
      expect(measures(group).filter(({ value }) => /var\(|calc\(/.test(value))).toEqual([])
    }
  })

  it('small measures come first', () => {
    expect(measures('spacing').slice(0, 4).map(({ value }) => value)).toEqual(['0px', '1px', '2px', '4px'])
  })

  it('every colour of both themes', () => {
    const groups = Object.keys(PALETTES.light).filter((group) => group !== 'tone')
    const shown = [...groups.map((group) => [group]), ...TONES.map((name) => ['tone', name])].flatMap(colourRows)
    const written = JSON.stringify(PALETTES.light).match(/#[\da-f]{6}|rgba\([^)]*\)/g)
    expect(shown.map(({ light }) => light).sort()).toEqual(written?.sort())
    expect(shown.find(({ name }) => name === 'tone.alarm.solid')?.dark).toBe(PALETTES.dark.tone.alarm.solid)
  })
})

it('the icons are those that the product imports, and no others', async () => {
  const modules = await Promise.all(Object.values(sources).map((load) => load()))
  expect(Object.keys(ICONS)).toEqual([...new Set(modules.flatMap(iconsOf))].sort())
})

/** The icons that a module imports, without types and by their own names. */
function iconsOf(code: string): string[] {
  return [...code.matchAll(/^import \{([^}]*)\} from 'lucide-react'/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '))
}

it('no page of the foundations has a colour or a size of a token written by hand', () => {
  expect(foundations).toHaveLength(7)
  for (const [file, page] of foundations) {
    expect(page.match(/#[\da-f]{6}\b/gi), file).toBeNull()
    expect(page, file).toMatch(/import \{ \w+(, \w+)* \} from '\.\.\/foundations\//)
  }
})
