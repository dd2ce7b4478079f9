import { UiRoot } from '@smart-fire/ui'
import { createRoot } from 'react-dom/client'
import { offer } from '../rows'

/** The floor: the very markup of our table, under the same styles, set as a string. The runner hands it over. */
offer((root) => {
  const pages: string[] = []
  Object.assign(globalThis, { takeMarkup: (...markup: string[]) => pages.push(...markup) })
  createRoot(root).render(<UiRoot theme="light"><div id="desk" style={{ width: 1260, height: 780 }} /></UiRoot>)
  const set = (markup: string) => {
    const desk = document.getElementById('desk')
    if (desk) desk.innerHTML = markup
  }
  return {
    showPage: (page) => set(pages[page % pages.length] ?? ''),
    showMany: () => undefined,
    clear: () => set(''),
    scroller: () => null,
  }
})
