import { attributesOf, ELEMENT_NAMES, ELEMENTS, EVENTS, type ElementName } from '../../packages/dialogs/src/elements/element-table'
import { DocTable } from './doc-table'

/** Attributes and events of every custom element, from the table that the elements are made of. */
export function ElementTables() {
  return (
    <>
      {ELEMENT_NAMES.map((name) => (
        <section key={name}>
          <h3>{`<fs-${name}>`}</h3>
          <p>{ELEMENTS[name].says}</p>
          <DocTable head={['Attribute', 'Values', '']} rows={attributeRows(name)} />
          <DocTable head={['Event', '']} rows={ELEMENTS[name].events.map((event) => [`\`${event}\``, EVENTS[event]])} />
        </section>
      ))}
    </>
  )
}

function attributeRows(name: ElementName): string[][] {
  const needs: readonly string[] = ELEMENTS[name].needs
  return Object.entries(attributesOf(name)).map(([attribute, { holds, says }]) => [
    `\`${attribute}\`${needs.includes(attribute) ? ', required' : ''}`,
    typeof holds === 'string' ? holds : holds.map((word) => `\`${word}\``).join(' or '),
    says,
  ])
}
