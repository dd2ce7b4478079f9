import { percentile } from '../browser/page-run.mjs'
import { endServerProcess, startServerProcess } from '../server-process.mjs'
import { connectCrowd, happensWithin, raiseFires, SOCKETS_PER_PERSON } from './crowd.mjs'
import { onCrowdFolder } from './crowd-folder.mjs'

const SETTINGS = { SMART_FIRE_CITY: 'none' }
const BACK_LIMIT_MS = 120_000
const FIRES = 20

/**
 * Restarts the server under so many sockets, while fires are raised before and after. Resolves with how long all needed to come
 * back, what their attempts met, and how many of the fires each of them heard.
 */
export const runRestart = ({ sockets }) => onCrowdFolder({ people: sockets / SOCKETS_PER_PERSON, detectors: 2 * FIRES }, async ({ folder, operators, detectors, gatewayKey }) => {
  const first = await startServerProcess(folder, { settings: SETTINGS })
  const clients = await connectCrowd(first.url, operators)
  await raiseFires(first.url, gatewayKey, detectors.slice(0, FIRES), FIRES)
  if (!(await happensWithin(30_000, () => clients.every(({ heard }) => heard.length === FIRES)))) throw new Error('not every socket heard the fires before the restart')
  for (const client of clients) client.attempts = []
  await endServerProcess(first.child)
  const second = await startServerProcess(folder, { port: first.port, settings: SETTINGS })
  const ready = Date.now()
  try {
    const backMs = (await happensWithin(BACK_LIMIT_MS, () => clients.every(({ live }) => live))) ? Date.now() - ready : Infinity
    await raiseFires(second.url, gatewayKey, detectors.slice(FIRES), FIRES)
    await happensWithin(30_000, () => clients.every(({ heard }) => heard.length >= 2 * FIRES))
    const attempts = clients.flatMap((client) => client.attempts)
    const opened = attempts.filter(({ outcome }) => outcome === 'open')
    return {
      backMs,
      opened: opened.length,
      ticketP95: percentile(opened.map(({ ticketMs }) => ticketMs), 0.95),
      upgradeP95: percentile(opened.map(({ upgradeMs }) => upgradeMs), 0.95),
      serverErrors: attempts.filter(({ outcome }) => /^HTTP 5/.test(outcome)).length,
      heardAll: clients.filter(({ heard }) => new Set(heard.map(({ seq }) => seq)).size === 2 * FIRES && heard.length === 2 * FIRES).length,
    }
  } finally {
    for (const client of clients) client.end()
    await endServerProcess(second.child, 'SIGKILL')
  }
})
