import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'
export type Locale = 'zh-CN' | 'en'

/** What this browser remembers about its user; never anything of the session. */
export interface Preferences {
  theme: Theme
  locale: Locale
  sidebar: 'open' | 'collapsed'
}

const PREFIX = 'smart-fire.'
const CHOICES: { readonly [K in keyof Preferences]: readonly Preferences[K][] } = {
  theme: ['light', 'dark'],
  locale: ['zh-CN', 'en'],
  sidebar: ['open', 'collapsed'],
}

export interface PreferenceStore {
  get: () => Preferences
  set: <K extends keyof Preferences>(key: K, value: Preferences[K]) => void
  subscribe: (listener: () => void) => () => void
}

/** Works without storage too (private mode, blocked cookies): then it remembers until the next load. */
export function createPreferenceStore(storage: Storage | null, screenTheme: Theme): PreferenceStore {
  const listeners = new Set<() => void>()
  let current: Preferences = {
    theme: remembered(storage, 'theme') ?? screenTheme,
    locale: remembered(storage, 'locale') ?? 'zh-CN',
    sidebar: remembered(storage, 'sidebar') ?? 'open',
  }
  return {
    get: () => current,
    set(key, value) {
      current = { ...current, [key]: value }
      try {
        storage?.setItem(PREFIX + key, value)
      } catch {
        // a full or forbidden store only costs the memory of this choice
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function remembered<K extends keyof Preferences>(storage: Storage | null, key: K): Preferences[K] | null {
  try {
    const value = storage?.getItem(PREFIX + key) ?? null
    const choices: readonly Preferences[K][] = CHOICES[key]
    return choices.find((choice) => choice === value) ?? null
  } catch {
    return null
  }
}

let browserStore: PreferenceStore | null = null

/** The store of this browser; created when first asked for, so that importing this file touches nothing. */
export function preferences(): PreferenceStore {
  browserStore ??= createPreferenceStore(
    browserStorage(),
    window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
  )
  return browserStore
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export function usePreferences(): Preferences & Pick<PreferenceStore, 'set'> {
  const store = preferences()
  const current = useSyncExternalStore(store.subscribe, store.get)
  return { ...current, set: store.set }
}
