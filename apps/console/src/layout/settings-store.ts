import type { SettingsStore } from '@smart-fire/dialogs/provider'

/** Stores the dialog settings of one user in this browser, e.g. that single-key shortcuts are off. */
export function createSettingsStore(storage: Storage, userId: string): SettingsStore {
  const key = `smart-fire.settings.${userId}`
  return {
    load: () => JSON.parse(storage.getItem(key) ?? 'null') as unknown,
    save: (settings) => storage.setItem(key, JSON.stringify(settings)),
  }
}
