import { upgradeWebSocket } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import type { WebSocket } from 'ws'

import type { AppEnv, Session } from '../http/app-env'
import { ok } from '../http/envelope'
import { inBatches } from '../in-batches'
import { rootCause } from '../root-cause'
import type { ServerDeps } from '../server-deps'
import type { JoinRequest } from './alarm-hub'
import { CLOSE, type AlarmSocket, type SocketOwner } from './alarm-socket'
import { isAllowedOrigin } from './origin'
import { issueTickets, redeemTickets, type TicketHolder } from './tickets.queries'

/** `POST /api/datahandler/alarm/ticket`: the proof of a session that the socket demands (additive to the contract). */
export function alarmTicketRoutes({ database, clock }: ServerDeps): Hono<AppEnv> {
  const issue = inBatches((sessions: readonly Session[]) => issueTickets(database.db, sessions, clock.now()))
  return new Hono<AppEnv>().post('/ticket', async (c) => ok(c, { ticket: await issue(c.get('session')) }))
}

/**
 * `/alarm/websocket?userId=&ticket=&since=&batches=`. A refused client is accepted and closed with 1008, since a browser cannot
 * see why an upgrade was refused (domain 2).
 */
export function alarmSocketRoutes(deps: ServerDeps): Hono<AppEnv> {
  const redeem = inBatches((tickets: readonly string[]) => redeemTickets(deps.database.db, tickets, deps.clock.now()))
  return new Hono<AppEnv>().get(
    '/websocket',
    upgradeWebSocket(async (c: Context<AppEnv>) => {
      const owner = await proveOwner(c, deps, redeem)
      const asked: JoinRequest = {
        since: c.req.query('since') ?? null,
        start: owner ? await deps.hub.headOf(owner.tenantId) : 0,
        batches: c.req.query('batches') === '1',
      }
      let joining: Promise<AlarmSocket | null> = Promise.resolve(null)
      return {
        onOpen: (_event, { raw }) => {
          // node-server hands on the socket of the WebSocketServer that `listen` gave it
          joining = serve(deps, raw as WebSocket, owner, asked)
        },
        onMessage: ({ data }) => void joining.then((alarmSocket) => alarmSocket?.receive(data)),
        onClose: () => void joining.then((alarmSocket) => alarmSocket && deps.hub.leave(alarmSocket)),
      }
    }),
  )
}

async function serve(deps: ServerDeps, socket: WebSocket, owner: SocketOwner | null, asked: JoinRequest): Promise<AlarmSocket | null> {
  if (owner === null) return refuse(socket, 'not signed in')
  try {
    return await deps.hub.join(socket, owner, asked)
  } catch (error) {
    deps.log.error('alarms.join', { error: String(rootCause(error)) })
    socket.close(CLOSE.tryLater, 'try again')
    return null
  }
}

function refuse(socket: WebSocket, reason: string): null {
  socket.close(CLOSE.refused, reason)
  return null
}

type Redeem = (ticket: string) => Promise<TicketHolder | null>

/** The user of the ticket; null unless origin, ticket and the user in the address agree. */
async function proveOwner(c: Context<AppEnv>, { config, log }: ServerDeps, redeem: Redeem): Promise<SocketOwner | null> {
  const refused = (reason: string) => {
    log.warn('alarms.refused', { reason, ip: c.get('ip') })
    return null
  }
  if (!isAllowedOrigin(c.req.header('origin'), c.req.header('host'), config)) return refused('origin')
  const holder = await redeem(c.req.query('ticket') ?? '')
  if (!holder) return refused('ticket')
  if (holder.userId !== c.req.query('userId')) return refused('user')
  const { userId, tenantId, sessionHash } = holder
  return { userId, tenantId, sessionHash, address: c.get('ip') }
}
