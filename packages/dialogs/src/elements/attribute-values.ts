import { attributesOf, type AttributeKind, type COMMON_ATTRIBUTES, type ElementName, type ELEMENTS } from './element-table'

export type AttributeValue = string | number | boolean | null

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name
type Held<Kind> = Kind extends 'text' ? string | null : Kind extends 'number' ? number | null : Kind extends 'switch' ? boolean : Kind extends readonly (infer Word)[] ? Word | null : never
type Rows<Name extends ElementName> = (typeof ELEMENTS)[Name]['attributes'] & typeof COMMON_ATTRIBUTES

/** The attributes of an element as its properties: `building-id` is `buildingId`; null where the attribute is missing. */
export type ElementValues<Name extends ElementName> = {
  -readonly [Attribute in keyof Rows<Name> & string as Camel<Attribute>]: Rows<Name>[Attribute] extends { holds: infer Kind } ? Held<Kind> : never
}

export const propertyOf = (attribute: string) => attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The value of an attribute as text, and null for a text that is none of its values. */
export function readAttribute(element: Element, attribute: string, kind: AttributeKind): AttributeValue {
  if (kind === 'switch') return element.hasAttribute(attribute)
  const text = element.getAttribute(attribute)
  if (text === null || text.trim() === '') return null
  if (kind === 'text') return text
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : null
  return kind.includes(text) ? text : null
}

/** As a host sets a property: null, undefined and false take the attribute away. */
export function writeAttribute(element: Element, attribute: string, value: AttributeValue | undefined): void {
  if (value === null || value === undefined || value === false) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value === true ? '' : String(value))
}

export function readValues<Name extends ElementName>(element: Element, name: Name): ElementValues<Name> {
  const rows = Object.entries(attributesOf(name))
  // the table is that of the type
  return Object.fromEntries(rows.map(([attribute, { holds }]) => [propertyOf(attribute), readAttribute(element, attribute, holds)])) as ElementValues<Name>
}
