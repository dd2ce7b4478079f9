import type { SessionUser } from '@smart-fire/api-client'
import type { AlarmStore } from '@smart-fire/dialogs/provider'

/** A list that this browser stores for one user, over reload and sign-out. The reader must check the loaded value: it can be anything. */
export interface KeptList<Item> {
  load: () => unknown
  save: (items: readonly Item[]) => void
  /** notifies the listener when another tab of this browser has saved the list */
  subscribe: (listener: () => void) => () => void
}

/** The place of a user in this browser's storage. */
const keyOf = (what: string, userId: string) => `smart-fire.${what}.${userId}`

/** Stores the unsent verdicts (domain 4) or the acknowledged alarms (domain 5) of a user. */
export function keptList<Item>(storage: Storage, what: 'verdicts' | 'acknowledged', userId: string): KeptList<Item> {
  const key = keyOf(what, userId)
  return {
    load: () => parsed(storage, key) ?? [],
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

/** Stores the alarms of cameras and doors (ADR 85), apart for each site as whose administrator a super admin acts. */
export function keptAlarms(storage: Storage, { id, actingFor }: Pick<SessionUser, 'id' | 'actingFor'>): AlarmStore {
  const key = keyOf('alarms', actingFor === null ? id : `${id}.${actingFor}`)
  return {
    load: () => parsed(storage, key),
    // the provider expects that a full storage refuses
    save: (kept) => storage.setItem(key, JSON.stringify(kept)),
  }
}

/** The stored value; null for none, and for one that is no JSON. */
function parsed(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as unknown
  } catch {
    return null
  }
}
