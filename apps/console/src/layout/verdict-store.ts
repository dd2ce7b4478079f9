import type { VerdictStore } from '@smart-fire/dialogs/provider'

/** Unsent verdicts of one person in this browser: they survive a reload and a sign-out (domain 4). */
export function createVerdictStore(storage: Storage, userId: string): VerdictStore {
  const key = `smart-fire.verdicts.${userId}`
  return {
    load() {
      try {
        return JSON.parse(storage.getItem(key) ?? '[]') as unknown
      } catch {
        return []
      }
    },
    save(verdicts) {
      try {
        if (verdicts.length === 0) storage.removeItem(key)
        else storage.setItem(key, JSON.stringify(verdicts))
      } catch {
        // a full store costs the survival of a reload, not the verdict
      }
    },
  }
}
