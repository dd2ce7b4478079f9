import type { ApiClient } from '@smart-fire/api-client'
import { useEffect, useRef, useState } from 'react'
import { defineElements, type ElementEventName } from '../elements'

const EVENTS: readonly ElementEventName[] = ['fs-close', 'fs-confirmed', 'fs-alarm', 'fs-unacknowledged', 'fs-navigate', 'fs-error', 'fs-session-end']

interface StoryElementProps {
  tag: keyof HTMLElementTagNameMap & `fs-${string}`
  attributes: Readonly<Record<string, string>>
  client: ApiClient
  /** what a host sets on its page, e.g. a brand colour */
  variables?: Readonly<Record<`--fsc-${string}`, string>>
}

/** A page without React around one of our elements: a button that opens it, and what it has said. Only for stories. */
export function StoryElement({ tag, attributes, client, variables = {} }: StoryElementProps) {
  const place = useRef<HTMLDivElement>(null)
  const [heard, setHeard] = useState<readonly string[]>([])
  useEffect(() => {
    defineElements()
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    Object.assign(element, { client })
    for (const event of EVENTS) element.addEventListener(event, () => setHeard((before) => [...before, event]))
    place.current?.append(element)
    return () => element.remove()
  }, [tag, attributes, client])
  useEffect(() => {
    const root = document.documentElement.style
    for (const [name, value] of Object.entries(variables)) root.setProperty(name, value)
    return () => Object.keys(variables).forEach((name) => root.removeProperty(name))
  }, [variables])
  return (
    <main>
      {tag !== 'fs-alarm-feed' && <button onClick={() => place.current?.querySelector(tag)?.toggleAttribute('open', true)}>{`<${tag}>`}</button>}
      <div ref={place} />
      <output>{heard.join(' ')}</output>
    </main>
  )
}

/** Where elements draw their dialogs. */
export function desk(): ShadowRoot | null {
  return document.querySelector('[data-smart-fire="desk"]')?.shadowRoot ?? null
}
