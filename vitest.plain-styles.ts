/*
 * Tests in jsdom ask what is there and what it is called. Elements, `hidden` and inline styles answer that. To match every rule of the
 * design system with every element, as jsdom does for each query by role, took more than half of the processor time of these
 * tests; how things look is tested in the browser (stories). Tests that need the rules are in the project `styles`.
 */
const BLOCKS = new Set([
  'ADDRESS', 'ARTICLE', 'ASIDE', 'DD', 'DIV', 'DL', 'DT', 'FIELDSET', 'FIGCAPTION', 'FIGURE', 'FOOTER', 'FORM', 'H1', 'H2', 'H3', 'H4', 'HEADER', 'HR', 'LI', 'MAIN', 'NAV',
  'OL', 'P', 'PRE', 'SECTION', 'TABLE', 'TBODY', 'TD', 'TFOOT', 'TH', 'THEAD', 'TR', 'UL',
])
const block = declaration('display: block')
const inline = declaration('display: inline')
const hidden = declaration('display: none')

window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return inline
  if (element.hasAttribute('hidden')) return hidden
  const own = element.getAttribute('style')
  const isBlock = BLOCKS.has(element.tagName)
  if (own !== null) return declaration(`display: ${isBlock ? 'block' : 'inline'}; ${own}`)
  return isBlock ? block : inline
}

function declaration(text: string): CSSStyleDeclaration {
  const { style } = document.createElement('p')
  style.cssText = `visibility: visible; ${text}`
  return style
}
