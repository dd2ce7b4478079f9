import { UiRoot } from '@smart-fire/ui'
import { createRoot } from 'react-dom/client'
import { offer } from '../rows'

/** The lower limit: the markup of our table with the same styles, set as a string that the runner supplies. */
offer((root) => {
  const pages: string[] = []
  Object.assign(globalThis, { takeMarkup: (...markup: string[]) => pages.push(...markup) })
  createRoot(root).render(<UiRoot theme="light"><div id="desk" style={{ width: 1260, height: 780 }} /></UiRoot>)
  const set = (markup: string) => {
    const desk = document.getElementById('desk')
    if (desk) desk.innerHTML = markup
  }
  return {
    showPage: (page) => set(pages[page - 1] ?? ''),
    showMany: () => undefined,
    clear: () => set(''),
    scroller: () => null,
  }
})
