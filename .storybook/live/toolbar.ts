import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

interface Toolbar {
  theme: 'light' | 'dark'
  locale: 'zh-CN' | 'en'
}

let now: Toolbar = { theme: 'light', locale: 'zh-CN' }
const listeners = new Set<() => void>()

/** Starts to record the globals of the toolbar: Storybook passes them to stories, but not to docs pages. */
export function followToolbar(): void {
  const note = ({ globals }: { globals: Record<string, unknown> }) => {
    now = { theme: globals.theme === 'dark' ? 'dark' : 'light', locale: globals.locale === 'en' ? 'en' : 'zh-CN' }
    listeners.forEach((changed) => changed())
  }
  const channel = addons.getChannel()
  channel.on(SET_GLOBALS, note)
  channel.on(GLOBALS_UPDATED, note)
}

/** The theme and language chosen in the toolbar. */
export function useToolbar(): Toolbar {
  return useSyncExternalStore(subscribe, () => now)
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
