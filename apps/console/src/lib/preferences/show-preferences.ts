import { preferences } from './preferences'

/** Writes theme and language to the page element now and after each change, for content outside ui's root. */
export function showPreferences(page: HTMLElement): () => void {
  const store = preferences()
  const show = () => {
    page.dataset.theme = store.get().theme
    page.lang = store.get().locale
  }
  show()
  return store.subscribe(show)
}
