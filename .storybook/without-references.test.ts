import { describe, expect, it } from 'vitest'
import { REFERENCE, withoutReferences } from './without-references'

const pages = import.meta.glob<string>(['./pages/*.mdx', '../packages/*/src/**/*.mdx', '../apps/console/src/**/*.mdx', './**/*.stories.tsx', '../packages/*/src/**/*.stories.tsx', '../apps/console/src/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
})
const components = import.meta.glob<string>(['../packages/*/src/**/*.tsx', '!../packages/*/src/**/*.{stories,test}.tsx'], { query: '?raw', import: 'default' })

it('no page and no story names a document that is not in the repository: also the code of a story is shown', async () => {
  const naming = await Promise.all(Object.entries(pages).map(async ([file, load]) => (await load()).split('\n').filter((line) => REFERENCE.test(line)).map((line) => `${file}: ${line.trim()}`)))
  expect(naming.flat()).toEqual([])
})

describe('a description is shown without such references', () => {
  it.each([
    ['A building floor by floor (spec 2 §2.1).', 'A building floor by floor.'],
    ['Silent for 75 s (spec 1 §8, domain 4): marked.', 'Silent for 75 s: marked.'],
    ['Its window (spec 2 §2.3, §9).', 'Its window.'],
    ['The filters (spec 2 §2.4, each set with a status).', 'The filters (each set with a status).'],
    ['`medium` for a form; 980 px, spec 2 §9.', '`medium` for a form; 980 px.'],
    ['The first verdict wins (ADR 2).', 'The first verdict wins (ADR 2).'],
  ])('%s', (written, shown) => {
    expect(withoutReferences(written)).toBe(shown)
  })

  it('whatever a component or a prop says of itself', async () => {
    const comments = (await Promise.all(Object.values(components).map((load) => load()))).flatMap((code) => code.match(/\/\*\*[\s\S]*?\*\//g) ?? [])
    expect(comments.filter((comment) => REFERENCE.test(comment)).length).toBeGreaterThan(20)
    expect(comments.map(withoutReferences).filter((comment) => REFERENCE.test(comment) || /\(\s*[,;)]|\(\)/.test(comment))).toEqual([])
  })
})
