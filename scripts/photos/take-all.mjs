/** A browser needs more memory with every story, and so do its pictures. After so many stories another browser takes its place. */
const STORIES_PER_BROWSER = 80

/**
 * Takes the stories one after the other. A story that fails is missed. When the browser has closed or its page has crashed, another
 * browser takes the same story once more: the cause may have been an earlier story, or another program that needed the memory.
 *
 * @param ids the stories
 * @param open starts a browser and resolves with its studio: `isOpen()` and `close()`. Rejects when no browser starts, which ends the run
 * @param take photographs a story: `(studio, id)`
 * @param done is called after every story with its id and the reason why it was missed, or null
 */
export async function takeAll(ids, { open, take, done, perBrowser = STORIES_PER_BROWSER }) {
  let studio = null
  let count = 0
  const leave = async () => {
    await studio?.close()
    studio = null
    count = 0
  }
  const attempt = async (id) => {
    if (count === perBrowser || studio?.isOpen() === false) await leave()
    studio ??= await open()
    count += 1
    try {
      await take(studio, id)
      return { missed: null, hasClosed: false }
    } catch (error) {
      return { missed: error instanceof Error ? error.message : String(error), hasClosed: !studio.isOpen() }
    }
  }
  try {
    for (const id of ids) {
      const first = await attempt(id)
      const { missed, hasClosed } = first.hasClosed ? await attempt(id) : first
      done(id, hasClosed ? `the browser closed twice: ${missed}` : missed)
    }
  } finally {
    await leave()
  }
}
