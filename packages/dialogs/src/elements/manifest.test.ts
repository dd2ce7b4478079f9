import { expect, it } from 'vitest'
import { ELEMENT_NAMES } from './element-table'
import { elementsManifest } from './manifest'

it('custom-elements.json has each element with its attributes, properties and events', () => {
  expect(elementsManifest()).toMatchObject({
    schemaVersion: '2.1.0',
    modules: [{
      path: 'dist/elements/index.js',
      declarations: ELEMENT_NAMES.map((name) => ({
        customElement: true,
        tagName: `fs-${name}`,
        events: expect.arrayContaining([expect.objectContaining({ name: 'fs-error' })]) as unknown,
        members: expect.arrayContaining([expect.objectContaining({ name: 'client' }), expect.objectContaining({ name: 'baseUrl', attribute: 'base-url' })]) as unknown,
      })),
    }],
  })
})

it('names the words of an attribute, and says where it may be missing', () => {
  expect(JSON.stringify(elementsManifest())).toContain(JSON.stringify({ name: 'mode', fieldName: 'mode', type: { text: "'list' | 'image' | null" }, description: '`list` by default.' }))
})
