import { propertyOf } from './attribute-values'
import { attributesOf, ELEMENT_NAMES, ELEMENTS, EVENTS, type AttributeKind, type ElementName } from './element-table'

const CONNECTION = [
  ['client', 'ApiClient | null', 'A client of your own, from `createApiClient`.'],
  ['getToken', '(() => string | null | Promise<string | null>) | null', 'The current token, asked before every call.'],
  ['options', 'ElementOptions', 'Settings of the provider that are objects: stores, tokens, map tiles.'],
] as const

/** `custom-elements.json`, which editors and documentation tools read. */
export function elementsManifest(): object {
  const module = 'dist/elements/index.js'
  return {
    schemaVersion: '2.1.0',
    modules: [{ kind: 'javascript-module', path: module, declarations: ELEMENT_NAMES.map(declarationOf), exports: [{ kind: 'js', name: 'defineElements', declaration: { name: 'defineElements', module } }] }],
  }
}

function declarationOf(name: ElementName): object {
  const rows = Object.entries(attributesOf(name))
  return {
    kind: 'class',
    customElement: true,
    name: `Fs${name.split('-').map(capitalised).join('')}Element`,
    tagName: `fs-${name}`,
    description: ELEMENTS[name].says,
    attributes: rows.map(([attribute, { holds, says }]) => ({ name: attribute, fieldName: propertyOf(attribute), type: { text: typeOf(holds) }, description: says })),
    members: [
      ...rows.map(([attribute, { holds, says }]) => ({ kind: 'field', name: propertyOf(attribute), attribute, reflects: true, type: { text: typeOf(holds) }, description: says })),
      ...CONNECTION.map(([field, text, description]) => ({ kind: 'field', name: field, type: { text }, description })),
    ],
    events: ELEMENTS[name].events.map((event) => ({ name: event, type: { text: 'CustomEvent' }, description: EVENTS[event] })),
  }
}

function typeOf(kind: AttributeKind): string {
  if (kind === 'text') return 'string | null'
  if (kind === 'number') return 'number | null'
  return kind === 'switch' ? 'boolean' : [...kind.map((word) => `'${word}'`), 'null'].join(' | ')
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
