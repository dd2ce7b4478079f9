import { pause } from '../server-process.mjs'
import { crowdClient } from './crowd-client.mjs'

const timing = () => import(new URL('../../packages/dialogs/src/provider/alarm-client/link-timing.ts', import.meta.url).href)

/** Of one user the server keeps so many sockets. */
export const SOCKETS_PER_PERSON = 5

/** Connects so many sockets of each person; resolves with the clients when all are live. */
export async function connectCrowd(url, operators, each = SOCKETS_PER_PERSON) {
  const { reconnectPauseMs } = await timing()
  const clients = operators.flatMap((operator) => Array.from({ length: each }, () => crowdClient(url, operator, reconnectPauseMs)))
  if (!(await happensWithin(60_000, () => clients.every(({ live }) => live)))) throw new Error('not every socket was opened within a minute')
  return clients
}

const CALLS_PER_SECOND = 5

/** Reports a fire of each of these detectors as a gateway does, so many a second; resolves with how long that took, in ms. */
export async function raiseFires(url, key, numbers, perSecond) {
  const size = Math.ceil(perSecond / CALLS_PER_SECOND)
  const began = Date.now()
  for (let at = 0; at < numbers.length; at += size) {
    const reports = numbers.slice(at, at + size).map((deviceNumber) => ({ deviceNumber, at: Date.now(), points: [{ code: 'YG', status: 1, type: '烟感报警' }] }))
    const answer = await fetch(`${url}/api/ingest/reports`, { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Gateway-Key': key }, body: JSON.stringify({ reports }) })
    const { data } = await answer.json()
    if (data?.accepted !== reports.length) throw new Error(`the gateway was answered ${answer.status}: ${JSON.stringify(data)}`)
    await pause(Math.max(0, began + ((at + size) / perSecond) * 1_000 - Date.now()))
  }
  return Date.now() - began
}

/** Resolves with true as soon as it is true, with false after the limit. */
export async function happensWithin(limitMs, isTrue) {
  for (const end = Date.now() + limitMs; !isTrue(); await pause(20)) if (Date.now() > end) return false
  return true
}
