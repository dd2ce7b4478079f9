import { ws } from '../hostile/sources.mjs'

/**
 * One console without a page: takes a ticket, opens the alarm socket, and after a close comes back with the pauses of the real
 * one (`reconnectPauseMs`). `heard` has the time and the sequence number of each alarm; `attempts` what each attempt met.
 */
export function crowdClient(url, operator, pauseMs) {
  const client = { live: false, heard: [], closes: [], attempts: [], failures: 0, place: null, socket: null, end }
  let ended = false

  async function attempt() {
    const began = Date.now()
    try {
      const ticket = await takeTicket()
      const asked = Date.now()
      await open(ticket)
      client.attempts.push({ outcome: 'open', ticketMs: asked - began, upgradeMs: Date.now() - asked })
      client.failures = 0
    } catch (error) {
      client.attempts.push({ outcome: String(error.message) })
      client.failures += 1
      again()
    }
  }

  async function takeTicket() {
    const response = await fetch(`${url}/api/datahandler/alarm/ticket`, { method: 'POST', headers: { Authorization: `Bearer ${operator.token}` } })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return (await response.json()).data.ticket
  }

  /** Resolves with the greeting of the server: until then the socket is not live. */
  function open(ticket) {
    const address = new URL('/alarm/websocket', url.replace('http', 'ws'))
    address.searchParams.set('userId', operator.userId)
    address.searchParams.set('ticket', ticket)
    if (client.place) address.searchParams.set('since', client.place)
    const socket = new ws.WebSocket(address, { origin: url })
    client.socket = socket
    return new Promise((resolve, reject) => {
      socket.on('message', (data) => hear(JSON.parse(data.toString()), resolve))
      socket.on('unexpected-response', (_, { statusCode }) => reject(new Error(`HTTP ${statusCode}`)))
      socket.on('error', reject)
      socket.on('close', (code) => {
        client.closes.push(code)
        if (client.live) again()
        client.live = false
      })
    })
  }

  function hear(frame, greeted) {
    if (frame.type === 'hello') {
      client.live = true
      client.place ??= `${frame.epoch}:${frame.seq}`
      greeted()
    }
    if (!Array.isArray(frame.alarms)) return
    client.place = `${frame.epoch}:${frame.seq}`
    client.heard.push({ at: Date.now(), seq: frame.seq })
  }

  function again() {
    if (!ended) setTimeout(attempt, pauseMs(client.failures, Math.random()))
  }

  function end() {
    ended = true
    client.socket?.terminate()
  }

  attempt()
  return client
}
