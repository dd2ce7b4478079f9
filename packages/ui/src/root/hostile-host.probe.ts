/** The computed style of an element without custom properties. */
function styleOf(element: Element, pseudo?: string): Record<string, string> {
  const view = element.ownerDocument.defaultView ?? window
  const style = view.getComputedStyle(element, pseudo)
  return Object.fromEntries([...style].filter((name) => !name.startsWith('--')).map((name) => [name, style.getPropertyValue(name)]))
}

export interface Probe {
  name: string
  style: Record<string, string>
}

/** One probe for each element and for its ::before and ::after. */
export function probesOf(roots: Iterable<Element>): Probe[] {
  return [...roots].flatMap((root) => [root, ...root.querySelectorAll('*')]).flatMap((element) => {
    const { name, style } = probeOf(element)
    const around = ['::before', '::after', '::placeholder'].flatMap((pseudo) => (drawsPseudo(element, pseudo) ? [{ name: name + pseudo, style: styleOf(element, pseudo) }] : []))
    return [{ name, style }, ...around]
  })
}

/** The probe of an element without those inside it. */
export function probeOf(element: Element): Probe {
  const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${(element.textContent ?? '').slice(0, 12)}`
  return { name, style: styleOf(element) }
}

function drawsPseudo(element: Element, pseudo: string): boolean {
  if (pseudo === '::placeholder') return element.hasAttribute('placeholder')
  const { content, display } = getComputedStyle(element, pseudo)
  return content !== 'none' && display !== 'none'
}

/** The differences as text: `td.fs-cell 离线: color red → blue`. */
export function differences(wanted: readonly Probe[], found: readonly Probe[], except: RegExp = /^$/): string[] {
  if (wanted.length !== found.length) return [`${wanted.length} probes, then ${found.length}`]
  return wanted.flatMap(({ name, style }, at) =>
    Object.entries(style)
      .filter(([property, value]) => !except.test(property) && found[at]?.style[property] !== value)
      .map(([property, value]) => `${name}: ${property} ${value} → ${found[at]?.style[property] ?? 'nothing'}`),
  )
}
