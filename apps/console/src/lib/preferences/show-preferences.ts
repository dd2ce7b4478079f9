import { preferences } from './preferences'

/** Keeps theme and language of the page itself in step, for everything outside ui's root. */
export function showPreferences(page: HTMLElement): () => void {
  const store = preferences()
  const show = () => {
    page.dataset.theme = store.get().theme
    page.lang = store.get().locale
  }
  show()
  return store.subscribe(show)
}
