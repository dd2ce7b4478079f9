import { describe, expect, it } from 'vitest'
import { canonicalStory, openingStory } from './canonical-story'
import { storiesInModule } from './state-stories'

const value = (list: string, link = 'live') => ({ list, link })
const QUIET = [1, 2, 3].map((nth) => [`Ready${nth}`, { args: { value: value('ready') } }] as const)

/** The name of the story that the table links for a state. The stories stand in the order of the alphabet, as in a module. */
function linked(path: string, stories: Record<string, object>) {
  const all = Object.entries({ ...Object.fromEntries(QUIET), ...stories }).sort(([one], [other]) => (one < other ? -1 : 1))
  return canonicalStory(storiesInModule({ default: { title: 'X/States' }, ...Object.fromEntries(all) }), path)?.name
}

describe('the state table links the canonical story of a state', () => {
  it('the one in which the other regions are in their usual state, although another comes first in the alphabet', () => {
    expect(linked('list.stale', { AllSilent: { args: { value: value('stale', 'silent') } }, Stale: { args: { value: value('stale') } } })).toBe('Stale')
  })

  it('of two, the one that sets less besides the state: args, the toolbar, decorators', () => {
    const Failed = { args: { value: value('failed') } }
    expect(linked('list.failed', { ABigList: { args: { ...Failed.args, context: {} } }, Failed })).toBe('Failed')
    expect(linked('list.failed', { AInEnglish: { ...Failed, globals: { locale: 'en' } }, Failed })).toBe('Failed')
    expect(linked('list.failed', { AFramed: { ...Failed, decorators: [() => null] }, Failed })).toBe('Failed')
  })

  it('of two that are equally plain, the one with the shorter name', () => {
    const Empty = { args: { value: value('empty') } }
    expect(linked('list.empty', { AfterTheLastOne: Empty, Empty })).toBe('Empty')
  })

  it('the one that is marked for this state, and for no other state', () => {
    const Opening = { args: { value: value('loading', 'silent') }, parameters: { exampleOf: 'list.loading' } }
    const stories = { Opening, Loading: { args: { value: value('loading') } }, Silent: { args: { value: value('ready', 'silent') } } }
    expect(linked('list.loading', stories)).toBe('Opening')
    expect(linked('link.silent', stories)).toBe('Silent')
  })

  it('a state that the file declares once for all its stories counts as theirs', () => {
    const stories = storiesInModule({ default: { title: 'X/States', args: { value: value('ready') } }, Calm: {} })
    expect(canonicalStory(stories, 'list.ready')?.id).toBe('x-states--calm')
  })

  it('none for a state that no story shows', () => {
    expect(linked('list.gone', {})).toBeUndefined()
  })
})

describe('a machine is shown first', () => {
  const opening = (stories: Record<string, object>) => openingStory(storiesInModule({ default: { title: 'X/States' }, ...stories }))?.name

  it('with every region in its usual state, although another story comes first in the alphabet', () => {
    expect(opening({ AStale: { args: { value: value('stale') } }, ...Object.fromEntries(QUIET) })).toBe('Ready 1')
  })

  it('with the story that sets nothing besides the state', () => {
    const Ready = { args: { value: value('ready') } }
    expect(opening({ ABig: { args: { ...Ready.args, context: {} } }, Ready })).toBe('Ready')
  })

  it('with the state in which the machine begins, where each story is in a usual state', () => {
    const all = storiesInModule({ default: { title: 'X/States' }, Unsent: { args: { value: 'unsent' } }, DecidingFire: { args: { value: { deciding: 'current' } } } })
    expect(openingStory(all, ['deciding.current'])?.name).toBe('Deciding Fire')
  })

  it('with nothing when no story shows a state', () => {
    expect(opening({})).toBeUndefined()
  })
})
