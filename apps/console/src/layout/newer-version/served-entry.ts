/** The script with which a page of the built console begins. Its name has a sign of what is in the whole build, so it is another one after an update. */
const ENTRY = 'script[type="module"][src^="/assets/"]'

/** The address of the script with which a page begins; null for a page that is not of the build, e.g. while the console is developed. */
export function entryOf(page: Document): string | null {
  return page.querySelector(ENTRY)?.getAttribute('src') ?? null
}

/** The script with which the server lets a page begin at present; null when it did not answer with a page of the console. */
export async function servedEntry(stop: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: stop })
    return answer.ok ? entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) : null
  } catch {
    return null
  }
}
