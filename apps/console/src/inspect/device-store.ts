import type { NewResult, OwnTasks } from '@smart-fire/api-client/inspection-work'

/** A point that the inspector leaves out, with the reason. */
export interface NewSkip {
  clientId: string
  /** on the label */
  number: string
  pointId: string
  reason: string
  /** by the clock of the phone, milliseconds since 1970 */
  skippedAt: number
}

/** What the status of a refusal says, for one without words: what the check belongs to is deleted, or its photos are too large. */
export type RefusedAs = 'gone' | 'tooLarge'

interface Kept {
  /** the user who made it: only that user sends it */
  userId: string
  /** why the server does not take it, empty when it does not say; the check stays here, and a person decides */
  refusal: string | null
  /** null or missing when the status says no more than that it was refused */
  refusedAs?: RefusedAs | null
}

/** A check, or a point that was left out, as it is kept on this device until the server has it. */
export type KeptEntry = Kept & ({ result: NewResult; skip?: undefined } | { skip: NewSkip; result?: undefined })

/** What an entry is of: its id, the label, the point (null outside of a task), and when it was made. */
export function factsOf({ result, skip }: KeptEntry): { clientId: string; number: string; pointId: string | null; at: number } {
  return skip ? { ...skip, at: skip.skippedAt } : { ...result, at: result.inspectedAt }
}

/** The tasks of a user, as the server told them last. */
export interface KeptTasks {
  userId: string
  own: OwnTasks
  loadedAt: number
}

/** What this device keeps. Every promise of a write resolves when it is on disk. */
export interface DeviceStore {
  tasks: (userId: string) => Promise<KeptTasks | null>
  keepTasks: (kept: KeptTasks) => Promise<void>
  /** the oldest first */
  entries: () => Promise<KeptEntry[]>
  keepEntry: (kept: KeptEntry) => Promise<void>
  dropEntry: (clientId: string) => Promise<void>
}

const NAME = 'smart-fire-inspect'
const VERSION = 1

/** The store in IndexedDB. */
export async function openDeviceStore(factory: IDBFactory = indexedDB): Promise<DeviceStore> {
  const database = await opened(factory)
  const run = <Value>(store: 'tasks' | 'results', mode: IDBTransactionMode, work: (objects: IDBObjectStore) => IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      const transaction = database.transaction(store, mode, { durability: 'strict' })
      const request = work(transaction.objectStore(store))
      // a write counts when the transaction has ended, not when it was asked for
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error ?? new Error('the store failed'))
      transaction.onabort = () => reject(transaction.error ?? new Error('the store is full'))
    })
  return {
    tasks: async (userId) => (await run<KeptTasks | undefined>('tasks', 'readonly', (objects) => objects.get(userId) as IDBRequest<KeptTasks | undefined>)) ?? null,
    keepTasks: async (kept) => void (await run('tasks', 'readwrite', (objects) => objects.put(kept, kept.userId))),
    entries: async () => (await run<KeptEntry[]>('results', 'readonly', (objects) => objects.getAll() as IDBRequest<KeptEntry[]>)).sort((one, other) => factsOf(one).at - factsOf(other).at),
    keepEntry: async (kept) => void (await run('results', 'readwrite', (objects) => objects.put(kept, factsOf(kept).clientId))),
    dropEntry: async (clientId) => void (await run('results', 'readwrite', (objects) => objects.delete(clientId))),
  }
}

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      for (const store of ['tasks', 'results']) request.result.createObjectStore(store)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the store does not open'))
  })
}
