import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

interface Toolbar {
  theme: 'light' | 'dark'
  locale: 'zh-CN' | 'en'
}

let now: Toolbar = { theme: 'light', locale: 'zh-CN' }
const listeners = new Set<() => void>()

/** Begins to note what the toolbar says: a docs page has no story that is told. */
export function followToolbar(): void {
  const note = ({ globals }: { globals: Record<string, unknown> }) => {
    now = { theme: globals.theme === 'dark' ? 'dark' : 'light', locale: globals.locale === 'en' ? 'en' : 'zh-CN' }
    listeners.forEach((changed) => changed())
  }
  const channel = addons.getChannel()
  channel.on(SET_GLOBALS, note)
  channel.on(GLOBALS_UPDATED, note)
}

/** Theme and language of the toolbar. */
export function useToolbar(): Toolbar {
  return useSyncExternalStore(subscribe, () => now)
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
