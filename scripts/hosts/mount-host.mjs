import { closeList, openList, PATIENCE } from './host-page.mjs'

/** How our part comes into a page and goes again: by buttons of the host, or as an element. */
const WAYS = {
  buttons: {
    come: (page) => page.getByRole('button', { name: '进入消防' }).click(PATIENCE),
    go: (page) => page.getByRole('button', { name: '离开消防' }).click(PATIENCE),
  },
  element: {
    come: (page) => page.evaluate(() => globalThis.place.append(globalThis.list)),
    go: (page) =>
      page.evaluate(() => {
        globalThis.list = globalThis.document.querySelector('fs-exception-list')
        globalThis.place = globalThis.list.parentElement
        globalThis.list.remove()
      }),
  },
}

/**
 * Takes our part out of a page and puts it in again, many times, each time with an open list. After the last time the page must have what
 * it had after the first: as many listeners, timers, sockets, style elements and other elements.
 */
export async function mountProblems(page, { comesAndGoes }, { mounts, links }) {
  const { come, go } = WAYS[comesAndGoes]
  const visit = async () => {
    await closeList(page, await openList(page))
    await go(page)
  }
  const left = async () => JSON.stringify({ ...(await page.evaluate(() => globalThis.leftovers())), links: links() })
  await visit()
  const before = await atRest(left)
  for (let mount = 0; mount < mounts; mount += 1) {
    await come(page)
    await visit()
  }
  const after = await atRest(left, before)
  return before === after ? [] : [`${mounts} mounts leave ${after} instead of ${before}`]
}

const LOOKS = 12
const BETWEEN_MS = 250

/** What a page has when it has come to rest, a few seconds later at most: a frame, a timer and a socket end a little after their element. */
async function atRest(look, wanted) {
  let seen = await look()
  for (let at = 1; at < LOOKS && seen !== wanted; at += 1) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
    seen = await look()
  }
  return seen
}
