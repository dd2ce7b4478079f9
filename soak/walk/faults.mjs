import { pause } from '../server-process.mjs'

/** Longer than an operator notices, shorter than the client's limit. */
const SLOW_MS = 2_500

/** What a failing network, proxy or server sends. */
const FAULTS = [
  (route) => route.abort(),
  (route) => route.fulfill({ status: 500, body: 'oops' }),
  (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>' }),
  (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }),
  (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"status":200,"data":null}' }),
  (route) => pause(SLOW_MS).then(() => route.continue()),
]

/** From now on a `share` of the calls of the page fails, each in another way. */
export async function letCallsFail(page, random, share) {
  await page.route('**/api/**', async (route) => {
    const answer = random.chance(share) ? random.pick(FAULTS) : (same) => same.continue()
    // a page that has left does not wait for its calls
    await answer(route).catch(() => undefined)
  })
}
