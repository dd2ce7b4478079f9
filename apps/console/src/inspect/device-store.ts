import type { NewResult, OwnTasks } from '@smart-fire/api-client/inspection-work'

/** A check that is kept on this device until the server has it. */
export interface KeptResult {
  /** the user who made it: only that user sends it */
  userId: string
  result: NewResult
  /** why the server does not take it; it stays here, and a person decides */
  refusal: string | null
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
  results: () => Promise<KeptResult[]>
  keepResult: (kept: KeptResult) => Promise<void>
  dropResult: (clientId: string) => Promise<void>
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
    results: async () => (await run<KeptResult[]>('results', 'readonly', (objects) => objects.getAll() as IDBRequest<KeptResult[]>)).sort((one, other) => one.result.inspectedAt - other.result.inspectedAt),
    keepResult: async (kept) => void (await run('results', 'readwrite', (objects) => objects.put(kept, kept.result.clientId))),
    dropResult: async (clientId) => void (await run('results', 'readwrite', (objects) => objects.delete(clientId))),
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
