import { readFileSync } from 'node:fs'
import { percentile } from '../browser/page-run.mjs'
import { endServerProcess, pause, startServerProcess } from '../server-process.mjs'
import { connectCrowd, happensWithin, raiseFires, SOCKETS_PER_PERSON } from './crowd.mjs'
import { onCrowdFolder } from './crowd-folder.mjs'

const TOO_SLOW = 1013

/**
 * A storm on so many sockets, of which some never read. Resolves with the growth of the server's memory, with how many readers heard
 * every fire and how late (each fire's time after the first reader heard it), and with the slow ones that were closed with 1013.
 */
export const runSlowReaders = ({ sockets, slow, perSecond, seconds }) => onCrowdFolder({ people: sockets / SOCKETS_PER_PERSON, detectors: perSecond * seconds }, async ({ folder, operators, detectors, gatewayKey }) => {
  const { child, url } = await startServerProcess(folder, { settings: { SMART_FIRE_CITY: 'none' } })
  try {
    const clients = await connectCrowd(url, operators)
    // one of each person first, so that no person's sockets are all slow
    const lazy = new Set(Array.from({ length: slow }, (_, at) => clients[(at * SOCKETS_PER_PERSON) % clients.length + Math.floor((at * SOCKETS_PER_PERSON) / clients.length)]))
    const readers = clients.filter((client) => !lazy.has(client))
    for (const { socket } of lazy) socket.pause()
    const before = memoryMb(child.pid)
    let most = before
    const watch = setInterval(() => { most = Math.max(most, memoryMb(child.pid)) }, 250)
    const tookMs = await raiseFires(url, gatewayKey, detectors, perSecond)
    await happensWithin(60_000, () => readers.every(({ heard }) => heard.length >= detectors.length))
    await pause(1_000)
    clearInterval(watch)
    for (const client of lazy) client.socket.resume()
    await happensWithin(20_000, () => [...lazy].every(({ closes }) => closes.length > 0))
    for (const client of clients) client.end()
    return {
      fires: detectors.length, tookMs, grownMb: most - before, readers: readers.length,
      complete: readers.filter(({ heard }) => heard.length === detectors.length && heard.every(({ seq }, at) => at === 0 || seq > heard[at - 1].seq)).length,
      reopened: readers.filter(({ attempts }) => attempts.length > 1).length,
      latenessP99: percentile(latenesses(readers), 0.99),
      closedAsSlow: [...lazy].filter(({ closes }) => closes[0] === TOO_SLOW).length,
    }
  } finally {
    await endServerProcess(child, 'SIGKILL')
  }
})

/** How long after the first reader each other one heard the same fire. */
function latenesses(readers) {
  const first = new Map()
  for (const { heard } of readers) for (const { seq, at } of heard) first.set(seq, Math.min(first.get(seq) ?? Infinity, at))
  return readers.flatMap(({ heard }) => heard.map(({ seq, at }) => at - first.get(seq)))
}

/** The memory of a process that stands in RAM. */
const memoryMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
