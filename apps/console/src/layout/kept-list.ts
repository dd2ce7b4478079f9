/** A list of one person in this browser: it survives a reload and a sign-out. What it loads may be anything. */
export interface KeptList<Item> {
  load: () => unknown
  save: (items: readonly Item[]) => void
  /** calls when another tab of this browser has saved */
  subscribe: (listener: () => void) => () => void
}

/** Verdicts not yet sent (domain 4) and acknowledged alarms (domain 5) of the person at this desk. */
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
        // a full store costs the survival of a reload: a verdict has to be given again, a fire sounds again
      }
    },
    subscribe(listener) {
      const hear = ({ key: changed }: StorageEvent) => {
        if (changed === key) listener()
      }
      window.addEventListener('storage', hear)
      return () => window.removeEventListener('storage', hear)
    },
  }
}
