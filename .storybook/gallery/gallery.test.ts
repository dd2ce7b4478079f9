import { expect, it } from 'vitest'
import { galleryGroups, globalsOf } from './gallery-groups'

it('the gallery has every state story below its title, and nothing else', () => {
  const story = (id: string, title: string, more: object = {}) => ({ type: 'story', id, name: id.toUpperCase(), title, ...more })
  const entries = {
    a: story('a', 'Dialogs/Plan 平面图/States'), b: story('b', 'Dialogs/Plan 平面图/Image states'), c: story('c', 'Dialogs/Plan 平面图/States'),
    d: story('d', 'Dialogs/Plan 平面图/Flows'), e: story('e', 'UI/空 States', { exportName: 'Playground' }), f: { ...story('f', 'Dialogs/Plan 平面图/States'), type: 'docs' },
  }
  expect(galleryGroups({ entries })).toEqual([
    { title: 'Dialogs/Plan 平面图/States', entries: [{ id: 'a', name: 'A' }, { id: 'c', name: 'C' }] },
    { title: 'Dialogs/Plan 平面图/Image states', entries: [{ id: 'b', name: 'B' }] },
  ])
})

it('a look is written as the address of a story names it', () => {
  expect(globalsOf({ theme: 'dark', locale: 'en', size: '1280 × 800' })).toBe('theme:dark;locale:en')
})
