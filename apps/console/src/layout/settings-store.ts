import type { SettingsStore } from '@smart-fire/dialogs/provider'

/** What one person has set for the dialogs in this browser, e.g. no single-key shortcuts. */
export function createSettingsStore(storage: Storage, userId: string): SettingsStore {
  const key = `smart-fire.settings.${userId}`
  return {
    load: () => JSON.parse(storage.getItem(key) ?? 'null') as unknown,
    save: (settings) => storage.setItem(key, JSON.stringify(settings)),
  }
}
