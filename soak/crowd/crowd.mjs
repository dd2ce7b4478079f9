import { pause } from '../server-process.mjs'
import { crowdClient } from './crowd-client.mjs'

const timing = () => import(new URL('../../packages/dialogs/src/provider/alarm-client/link-timing.ts', import.meta.url).href)

/** Of one user the server keeps so many sockets. */
export const SOCKETS_PER_PERSON = 5

/** Connects so many sockets of each person; resolves with the clients when all are live. */
export async function connectCrowd(url, operators, each = SOCKETS_PER_PERSON) {
  const { reconnectPauseMs } = await timing()
  const started = operators.flatMap((operator) => Array.from({ length: each }, () => crowdClient(url, operator, reconnectPauseMs)))
  const clients = started.map(({ client }) => client)
  await until(() => clients.every(({ live }) => live), 60_000)
  return clients
}

/** Sends reports of these detectors as a gateway does, so many a second; resolves with the times at which each was acknowledged. */
export async function raiseFires(url, key, numbers, perSecond) {
  const BATCHES = 5 // calls a second
  const size = Math.ceil(perSecond / BATCHES)
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

/** Resolves when it is true, rejects after the limit. */
export async function until(isTrue, limitMs) {
  for (const end = Date.now() + limitMs; !isTrue(); await pause(20)) if (Date.now() > end) throw new Error('it did not happen in time')
}
