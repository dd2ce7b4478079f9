import { SaxesParser } from 'saxes'

/** An element without its namespace prefix. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlElement[]
}

const DEEPEST = 64

/** Reads a document; throws for what is no well-formed XML, has a document type, or is nested too deeply. */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('a document type is not read')
  })
  parser.on('opentag', ({ local, attributes }) => {
    if (open.length > DEEPEST) throw new Error('nested too deeply')
    const element: XmlElement = { name: local, attributes: Object.fromEntries(Object.values(attributes).map((each) => [each.local, each.value])), text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const addText = (more: string) => {
    const element = open.at(-1)
    if (element) element.text += more
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  return root
}

/** The first element of this name at any depth. */
export function find(element: XmlElement | undefined, name: string): XmlElement | undefined {
  if (!element) return undefined
  for (const child of element.children) {
    const found = child.name === name ? child : find(child, name)
    if (found) return found
  }
  return undefined
}

/** The elements of this name among the children. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] => element?.children.filter((child) => child.name === name) ?? []

/** The text of the first element of this name at any depth, trimmed. */
export const textOf = (element: XmlElement | undefined, name: string): string => find(element, name)?.text.trim() ?? ''
