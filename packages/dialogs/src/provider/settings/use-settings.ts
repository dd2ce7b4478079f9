import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { DEFAULT_SETTINGS, loadSettings, type OperatorSettings, saveSettings, type SettingsStore } from './operator-settings'

interface Settings {
  settings: OperatorSettings
  change: (part: Partial<OperatorSettings>) => void
}

export const SettingsContext = createContext<Settings>({ settings: DEFAULT_SETTINGS, change: () => undefined })

/** The settings of the provider. The store is read once, when the provider is mounted. */
export function useSettingsOf(store: SettingsStore | undefined): Settings {
  const [settings, setSettings] = useState(() => loadSettings(store))
  const change = useCallback(
    (part: Partial<OperatorSettings>) =>
      setSettings((current) => {
        const next = { ...current, ...part }
        saveSettings(store, next)
        return next
      }),
    [store],
  )
  return useMemo(() => ({ settings, change }), [settings, change])
}

/** The operator's settings and a function that changes them. */
export function useSettings(): Settings {
  return useContext(SettingsContext)
}
