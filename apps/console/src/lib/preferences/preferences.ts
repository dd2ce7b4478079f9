import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'
export type Locale = 'zh-CN' | 'en'

/** Settings that this browser stores for its user. They contain no data of the session. */
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

/** Without storage (private mode, blocked cookies) a choice lasts until the next page load. */
export function createPreferenceStore(storage: Storage | null, systemTheme: Theme): PreferenceStore {
  const listeners = new Set<() => void>()
  let current: Preferences = {
    theme: remembered(storage, 'theme') ?? systemTheme,
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
        // without storage the choice lasts until the next page load
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

/** The store of this browser, created at the first call: importing this file has no side effects. */
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
