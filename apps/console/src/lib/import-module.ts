/** One request for each file of the build while it is under way or has succeeded; a failed one is forgotten. */
const fetched = new Map<string, Promise<unknown>>()

/**
 * Every `import()` of the built console (vite.config.ts puts this in the place of Vite's own helper). A browser may keep a
 * module that failed to load for the life of the page, so that a retry fails without a request (whatwg/html#6768). The files are
 * therefore fetched first, and imported from the cache only when all of them have arrived.
 */
export async function importModule<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map((file) => fetchOnce(import.meta.env.BASE_URL + file)))
  return load()
}

function fetchOnce(url: string): Promise<unknown> {
  const known = fetched.get(url)
  if (known) return known
  const request = isOnPage(url) ? Promise.resolve() : fetchFile(url)
  request.catch(() => fetched.delete(url))
  fetched.set(url, request)
  return request
}

/** Whether the page itself began with this file. */
function isOnPage(url: string): boolean {
  return document.querySelector(`script[src="${url}"], link[href="${url}"]`) !== null
}

async function fetchFile(url: string): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  // only a body that was read to its end is in the cache
  await response.arrayBuffer()
}
