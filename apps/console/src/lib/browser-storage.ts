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
