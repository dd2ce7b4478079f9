import { describe, expect, it } from 'vitest'
import { AGREED_WORDS } from '../../eslint.agreed-words.js'
import { GUIDES } from './guides'

const stories = import.meta.glob<string>('../../packages/ui/src/**/*.stories.tsx', { query: '?raw', import: 'default', eager: true })
const playgrounds = Object.values(stories).filter((code) => code.includes('export const Playground')).map((code) => / id: '(ui-[^']+)'/.exec(code)?.[1] ?? '')

it('every component with a playground has a guide, and no other page has one', () => {
  expect(Object.keys(GUIDES).sort()).toEqual(playgrounds.sort())
})

describe.each(Object.entries(GUIDES))('%s', (_, { anatomy, keys, does, doesNot }) => {
  it('has parts, and says in few words what to do and what not', () => {
    expect(anatomy.length).toBeGreaterThan(1)
    for (const text of [does, doesNot]) expect(text).toMatch(/^[A-Z].{10,140}\.$/)
    for (const text of Object.values(keys)) expect(text.length).toBeLessThan(80)
  })

  it('uses the agreed words', () => {
    const text = [...anatomy, ...Object.values(keys), does, doesNot].join('\n')
    expect(AGREED_WORDS.filter(({ not, except = [] }) => text.includes(not) && !except.some((longer) => text.includes(longer))).map(({ not }) => not)).toEqual([])
  })
})
