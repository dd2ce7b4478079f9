import { UiRoot } from '@smart-fire/ui'
import { createElement, useEffect, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { offer } from '../rows'

/** What React itself costs: the markup of our table with the same styles as elements that are made beforehand, a key for each row and nothing else. */
offer((root) => {
  const pages: ReactNode[] = []
  Object.assign(globalThis, { takeMarkup: (...markup: string[]) => pages.push(...markup.map(elementsOf)) })
  let show: ((page: ReactNode) => void) | undefined
  function Desk() {
    const [page, setPage] = useState<ReactNode>(null)
    useEffect(() => {
      show = setPage
    }, [])
    return page
  }
  createRoot(root).render(<UiRoot theme="light"><div id="desk" style={{ width: 1260, height: 780 }}><Desk /></div></UiRoot>)
  return {
    showPage: (page) => show?.(pages[page - 1]),
    showMany: () => undefined,
    clear: () => show?.(null),
    scroller: () => null,
  }
})

function elementsOf(markup: string): ReactNode {
  return children(new DOMParser().parseFromString(markup, 'text/html').body)
}

function children(node: Element): ReactNode[] {
  return [...node.childNodes].map((child, at) => (child instanceof Element ? element(child, at) : child.textContent))
}

function element(node: Element, at: number): ReactNode {
  const props = Object.fromEntries([...node.attributes].map(({ name, value }) => [NAMES[name] ?? name, value]))
  const key = node.localName === 'tr' ? node.textContent : at
  const style = node instanceof HTMLElement || node instanceof SVGElement ? stylesOf(node.style) : undefined
  return createElement(node.localName, { ...props, key, style }, ...children(node))
}

const NAMES: Record<string, string> = { class: 'className', value: 'defaultValue', checked: 'defaultChecked' }

function stylesOf(style: CSSStyleDeclaration): Record<string, string> {
  return Object.fromEntries([...style].map((name) => [name.startsWith('--') ? name : name.replaceAll(/-(.)/g, (_dash, letter: string) => letter.toUpperCase()), style.getPropertyValue(name)]))
}
