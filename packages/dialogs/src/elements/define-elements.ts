import { elementClass } from './element-class'
import { ELEMENT_NAMES } from './element-table'

export interface DefineOptions {
  /** first part of the names, `fs` by default; another one lets two versions of this package be on one page */
  prefix?: string
}

/**
 * Defines our elements, e.g. `<fs-floor-plan>`. Nothing is defined on import. A name that is defined already stays as it is, so a
 * sub-application that is mounted again can call this again. On a server it does nothing.
 */
export function defineElements({ prefix = 'fs' }: DefineOptions = {}): void {
  if (typeof customElements === 'undefined') return
  for (const name of ELEMENT_NAMES) {
    const tag = `${prefix}-${name}`
    if (!customElements.get(tag)) customElements.define(tag, elementClass(name))
  }
}
