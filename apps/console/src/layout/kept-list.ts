/** A list that this browser stores for one user, over reload and sign-out. The reader must check the loaded value: it can be anything. */
export interface KeptList<Item> {
  load: () => unknown
  save: (items: readonly Item[]) => void
  /** notifies the listener when another tab of this browser has saved the list */
  subscribe: (listener: () => void) => () => void
}

/** Stores the unsent verdicts (domain 4) or the acknowledged alarms (domain 5) of a user. */
export function keptList<Item>(storage: Storage, what: 'verdicts' | 'acknowledged', userId: string): KeptList<Item> {
  const key = `smart-fire.${what}.${userId}`
  return {
    load() {
      try {
        return JSON.parse(storage.getItem(key) ?? '[]') as unknown
      } catch {
        return []
      }
    },
    save(items) {
      try {
        if (items.length === 0) storage.removeItem(key)
        else storage.setItem(key, JSON.stringify(items))
      } catch {
        // storage is full: after a reload a verdict must be given again and an acknowledged fire sounds again
      }
    },
    subscribe(listener) {
      const onStorage = ({ key: changed }: StorageEvent) => {
        if (changed === key) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
