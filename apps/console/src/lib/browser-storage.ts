/**
 * A storage of the browser. Where the browser refuses it, as in a frame of another site with blocked cookies, one in memory: what is kept there
 * is gone after a reload, but the page works.
 */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    return window[name]
  } catch {
    return memoryStorage()
  }
}

/** Keeps a value where there is room. A full storage refuses it, and no user could make room at this moment: the value then lasts as long as the page. */
export function keepIfRoom(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    // what is kept here makes a reload easier, and nothing depends on it
  }
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}
