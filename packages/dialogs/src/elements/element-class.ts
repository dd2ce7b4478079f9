import { flushSync } from 'react-dom'
import { propertyOf, readAttribute, readValues, writeAttribute, type AttributeValue } from './attribute-values'
import type { Desk } from './desk'
import { deskOf } from './desks'
import { attributesOf, type ElementName } from './element-table'
import type { ElementConnection, ElementEventDetails, ElementEventName } from './element.types'
import type { Seat } from './seat'

/** Dialogs are drawn at the desk: their element takes no place in the layout of the host, not even that of an empty item of a grid. */
const NO_BOX = ':host{display:none}'

let lastKey = 0

/** Makes the class of an element. It is made in the browser only: a server that imports this file has no `HTMLElement`. */
export function elementClass(name: ElementName): CustomElementConstructor {
  const attributes = attributesOf(name)

  class Defined extends HTMLElement {
    static readonly observedAttributes = Object.keys(attributes)
    readonly #key = `${name}-${(lastKey += 1)}`
    #connection: ElementConnection = { client: null, getToken: null, options: {} }
    #place: Pick<Seat, 'shadowRoot' | 'mount'> | null = null
    #desk: Desk | null = null
    #isDue = false

    get client() { return this.#connection.client }
    set client(client) { this.#connect({ client }) }
    get getToken() { return this.#connection.getToken }
    set getToken(getToken) { this.#connect({ getToken }) }
    get options() { return this.#connection.options }
    set options(options) { this.#connect({ options }) }

    connectedCallback() {
      for (const property of ['client', 'getToken', 'options', ...Object.keys(attributes).map(propertyOf)]) upgrade(this, property)
      // a browser forgets the rules of styles that were taken out: what stands in the element is drawn again, with them
      this.#place = null
      this.#change()
    }

    /** An element that is moved is taken out and put in: it leaves only if it is still out after this task. */
    disconnectedCallback() {
      setTimeout(() => {
        if (!this.isConnected) this.#sitAt(null)
      })
    }

    /** `moveBefore` keeps the state of what it moves. */
    connectedMoveCallback() {}

    /** An open dialog takes the focus back: it is gone before the host, which may move the focus, goes on. */
    attributeChangedCallback(attribute: string, _before: string | null, value: string | null) {
      if (attribute === 'open' && value === null) flushSync(() => this.#draw())
      else this.#change()
    }

    #connect(changes: Partial<ElementConnection>) {
      this.#connection = { ...this.#connection, ...changes }
      this.#change()
    }

    /** A host sets several attributes and properties one after the other: they are drawn together. */
    #change() {
      if (this.#isDue) return
      this.#isDue = true
      queueMicrotask(() => {
        this.#isDue = false
        this.#draw()
      })
    }

    #draw() {
      if (!this.isConnected) return
      this.#sitAt(deskOf(this.#connection, this.getAttribute('base-url') ?? ''))
      this.#desk?.take(this.#seat())
    }

    #sitAt(desk: Desk | null) {
      if (this.#desk !== desk) this.#desk?.leave(this.#key)
      this.#desk = desk
    }

    #seat(): Seat {
      this.#place ??= makePlace(this, name !== 'alarm-feed')
      const { options } = this.#connection
      const nonce = this.nonce || undefined
      // name and values are those of one row of the table
      return { key: this.#key, name, values: readValues(this, name), options, nonce, ...this.#place, dispatch: this.#dispatch, close: this.#close } as Seat
    }

    readonly #close = () => {
      this.removeAttribute('open')
      this.#dispatch('fs-close', null)
    }

    readonly #dispatch = <Type extends ElementEventName>(type: Type, detail: ElementEventDetails[Type]) => {
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
    }
  }

  for (const [attribute, { holds }] of Object.entries(attributes)) {
    Object.defineProperty(Defined.prototype, propertyOf(attribute), {
      enumerable: true,
      configurable: true,
      get(this: HTMLElement) { return readAttribute(this, attribute, holds) },
      set(this: HTMLElement, value: AttributeValue | undefined) { writeAttribute(this, attribute, value) },
    })
  }
  return Defined
}

/** A property that the host has set before the element was defined hides the accessor: it is set again. */
function upgrade(element: HTMLElement, property: string) {
  if (!Object.hasOwn(element, property)) return
  const value: unknown = Reflect.get(element, property)
  Reflect.deleteProperty(element, property)
  Reflect.set(element, property, value)
}

function makePlace(element: HTMLElement, isOverlay: boolean): Pick<Seat, 'shadowRoot' | 'mount'> {
  const shadowRoot = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  shadowRoot.replaceChildren()
  if (isOverlay) {
    const style = document.createElement('style')
    style.nonce = element.nonce ?? ''
    style.textContent = NO_BOX
    shadowRoot.append(style)
  }
  return { shadowRoot, mount: shadowRoot.appendChild(document.createElement('div')) }
}
