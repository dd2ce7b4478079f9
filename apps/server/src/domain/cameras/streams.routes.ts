import { setTimeout as wait } from 'node:timers/promises'
import { Hono, type Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { BODY_STATUS, WireError } from '../../http/errors'
import type { ServerDeps } from '../../server-deps'
import { zhCN } from './camera.messages'
import { demoClip, fragmentAt, FRAGMENT_MS } from './demo-clips'
import { sceneOf } from './stream-address'
import { fragmentOf, livePlaylist, recordedPlaylist, startOfFragment } from './stream-playlist'
import { burnedAt, ticketedStream, type TicketedStream } from './stream-tickets.queries'

/** A viewer of the endless MP4 asks for a new address after this. */
const LONGEST_STREAM_MS = 60 * 60_000

/**
 * `/files/stream/<ticket>/…`: the films of demo cameras as live streams (ADR 51). `live.m3u8` with `init.mp4` and `fragment/<number>` is HLS,
 * `live.mp4` the same as one endless MP4. The ticket is the permission (`monitorUrl` issues it); an offline camera has no stream.
 */
export function streamRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/:ticket/live.m3u8', async (c) => {
      const { period } = await demandStream(deps, c)
      return send(c, period ? recordedPlaylist(period.from, period.to) : livePlaylist(deps.clock.now()), 'application/vnd.apple.mpegurl')
    })
    .get('/:ticket/init.mp4', async (c) => {
      const { address, size } = await demandStream(deps, c)
      return send(c, demoClip(sceneOf(address), 'calm', size).init, 'video/mp4')
    })
    .get('/:ticket/live.mp4', async (c) => endless(deps, c, await demandStream(deps, c)))
    .get('/:ticket/fragment/:number', async (c) => {
      const stream = await demandStream(deps, c)
      const number = /^\d{1,12}$/.test(c.req.param('number')) ? Number(c.req.param('number')) : Number.POSITIVE_INFINITY
      if (number > fragmentOf(deps.clock.now())) throw noSignal()
      return send(c, await fragment(deps, stream, number, number), 'video/iso.segment')
    })
}

async function demandStream({ database, clock }: ServerDeps, c: Context<AppEnv>): Promise<TicketedStream> {
  const stream = await ticketedStream(database.db, c.req.param('ticket') ?? '', clock.now())
  if (!stream) throw new WireError(403, BODY_STATUS.business, zhCN.ticketEnded)
  if (stream.isOffline && !stream.period) throw noSignal()
  return stream
}

const noSignal = () => new WireError(404, BODY_STATUS.notFound, zhCN.noSignal)

/** The fragment of an instant: of the burning scene while the camera's device has a fire. */
async function fragment({ database }: ServerDeps, { address, size, deviceId }: TicketedStream, number: number, place: number): Promise<Uint8Array<ArrayBuffer>> {
  const state = deviceId !== null && (await burnedAt(database.db, deviceId, startOfFragment(number + 1))) ? 'fire' : 'calm'
  return fragmentAt(demoClip(sceneOf(address), state, size), number, place)
}

function send(c: Context<AppEnv>, body: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
}

/** One fragment at once and then one every two seconds, until the viewer goes, the ticket ends or an hour is over. */
function endless(deps: ServerDeps, c: Context<AppEnv>, first: TicketedStream): Response {
  const { signal } = c.req.raw
  const ticket = c.req.param('ticket') ?? ''
  const start = fragmentOf(deps.clock.now()) - 1
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(demoClip(sceneOf(first.address), 'calm', first.size).init),
    async pull(controller) {
      // two fragments at once: a player needs a start
      if (sent >= 2) await wait(FRAGMENT_MS, undefined, { signal }).catch(() => undefined)
      const stream = signal.aborted || sent * FRAGMENT_MS > LONGEST_STREAM_MS ? null : await ticketedStream(deps.database.db, ticket, deps.clock.now())
      if (!stream || stream.isOffline) return controller.close()
      controller.enqueue(await fragment(deps, stream, start + sent, sent))
      sent += 1
    },
  }, { highWaterMark: 0 })
  return c.body(body, 200, { 'Content-Type': 'video/mp4', 'Cache-Control': 'no-store' })
}
