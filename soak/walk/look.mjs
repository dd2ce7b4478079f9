/**
 * What is wrong with the page as it is shown now, whatever was done before: `{ rule, where }` for each. `RULES` names them. The
 * function runs inside the page, so it uses nothing from around it.
 */
export function look() {
  const { document, innerWidth } = globalThis
  const isShown = (element) => element.getClientRects().length > 0
  const nameOf = (element) => element?.getAttribute('aria-label') ?? document.getElementById(element?.getAttribute('aria-labelledby'))?.textContent ?? ''
  return [...texts(), ...width(), ...emptiness(), ...focus(), ...names()]

  function texts() {
    const text = document.body.innerText
    return ['undefined', 'NaN', '[object ', 'Invalid Date', 'Infinity'].flatMap((raw) => {
      const at = text.indexOf(raw)
      return at < 0 ? [] : [{ rule: 'raw', where: text.slice(Math.max(0, at - 40), at + 40) }]
    })
  }

  function width() {
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth + 1 ? [{ rule: 'width', where: `${scrollWidth} of ${innerWidth} px` }] : []
  }

  function emptiness() {
    const main = document.querySelector('main') ?? document.body
    return main.innerText.trim() === '' && main.querySelector('canvas, svg, img, video, [aria-busy=true]') === null ? [{ rule: 'empty', where: main.tagName }] : []
  }

  function focus() {
    const open = [...document.querySelectorAll('[role=dialog][aria-modal=true], [role=alertdialog][aria-modal=true]')].filter((dialog) => dialog.dataset.state !== 'closed' && isShown(dialog))
    return open.length > 0 && document.activeElement === document.body ? [{ rule: 'focus', where: nameOf(open.at(-1)) }] : []
  }

  function names() {
    return [...document.querySelectorAll('button, a[href], input:not([type=hidden]), select, textarea, [role=button]')]
      .filter((control) => isShown(control) && control.closest('[aria-hidden=true]') === null && !hasName(control))
      .map((control) => ({ rule: 'name', where: control.outerHTML.slice(0, 160) }))
  }

  function hasName(control) {
    const label = [...(control.labels ?? [])].map(({ textContent }) => textContent).join('')
    const pictures = [...control.querySelectorAll('img[alt], svg[aria-label], svg title')].map((picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? picture.textContent).join('')
    return (nameOf(control) + control.textContent + control.title + label + (control.placeholder ?? '') + pictures).trim() !== ''
  }
}

/** Each rule and what it forbids. */
export const RULES = {
  error: 'uncaught errors',
  console: 'errors in the console beside failed calls',
  raw: 'raw values in the text, such as undefined or NaN',
  width: 'pages wider than the window',
  empty: 'empty pages',
  focus: 'dialogs open while nothing in them has the focus',
  name: 'controls without a name',
}
