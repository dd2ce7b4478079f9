import { createServer } from 'node:http'
import { once } from 'node:events'
import { wireFrame, wireRecord, ws } from './sources.mjs'

const KINDS = { deviceAbnormal: 'general', deviceFacilitiesAbnormal: 'hydrant', deviceFireMainAbnormal: 'fireHost' }
const GARBAGE = ['', '{', 'null', '[1,2]', '{"bname":5}', '<html>502</html>', '{"type":"handled"}', '\u0000', '{"alarms":"none"}']
const KEPT = 4_000
/** the offset of the wrong sequence number in a greeting */
const WRONG_BY = 1_000
/** an answer that the desk drops does not count for it, so that there are some between two wrong ones */
const BETWEEN_WRONG_ANSWERS = 6
const HONEST = { refuseUpgrades: 0, closeOnOpen: 0, listsFail: 0, emptied: 0, gone: null, slowMs: 0, garbage: 0, duplicate: 0, swap: 0, drop: 0, greeting: 'honest', mute: false }

/**
 * A platform with faults, which `faults` switches on. It implements the contract over real HTTP and sockets; in legacy mode
 * without tickets, greeting, sequence numbers, ids and verdict pushes.
 */
export class HostilePlatform {
  /** the active faults; without one the server is correct */
  faults = { upgradeStatus: 503, ...HONEST }
  /** the sockets that are open at the server's end */
  sockets = new Set()
  accepted = 0
  /** answers of each list since the last wrong one: two wrong answers in a row would have to be believed */
  #rightAnswers = new Map()
  #server = createServer((request, response) => void this.#answer(request, response))
  #upgrades = new ws.WebSocketServer({ noServer: true })
  #connections = new Set()

  constructor(world, random) {
    this.world = world
    this.random = random
    this.#server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head))
    this.#server.on('connection', (socket) => {
      this.#connections.add(socket)
      socket.on('close', () => this.#connections.delete(socket))
      socket.on('error', () => undefined)
    })
    world.onPush((frame) => this.#push(frame))
  }

  async listen() {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${this.#server.address().port}`
  }

  heal() {
    Object.assign(this.faults, HONEST)
  }

  /** Ends the open sockets, with a close code or without one. */
  end(code) {
    for (const { socket } of this.sockets) {
      if (code === null) socket.terminate()
      else socket.close(code)
    }
  }

  /** The open sockets neither send nor reply any more, as after a network failure. */
  halfOpen() {
    for (const peer of this.sockets) peer.silent = true
  }

  async close() {
    for (const { socket } of this.sockets) socket.terminate()
    for (const connection of this.#connections) connection.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #upgrade(request, socket, head) {
    if (this.faults.refuseUpgrades > 0) {
      this.faults.refuseUpgrades -= 1
      socket.end(`HTTP/1.1 ${this.faults.upgradeStatus} Refused\r\nConnection: close\r\n\r\n`)
      return
    }
    this.#upgrades.handleUpgrade(request, socket, head, (accepted) => this.#serve(accepted, new URL(request.url, 'http://x')))
  }

  #serve(socket, address) {
    socket.on('error', () => undefined)
    this.accepted += 1
    if (this.faults.closeOnOpen > 0) {
      this.faults.closeOnOpen -= 1
      socket.close(1008)
      return
    }
    const peer = { socket, silent: this.faults.mute, waiting: null }
    this.sockets.add(peer)
    socket.on('close', () => this.sockets.delete(peer))
    socket.on('message', () => {
      if (!peer.silent) socket.send('{"HeartResponse":"HeartResponse"}')
    })
    if (!this.world.legacy) this.#greet(peer, address.searchParams.get('since'))
  }

  #greet(peer, since) {
    const { epoch, seq, stream } = this.world
    const [known, place] = (since ?? '').split(':')
    const from = Number(place)
    const replayed = known === epoch && from <= seq && seq - from <= KEPT
    const { greeting } = this.faults
    if (greeting === 'none') return
    this.#send(peer, wireFrame({ type: 'hello', epoch, seq: greeting === 'wrong' ? seq + WRONG_BY : seq, replayed }))
    if (greeting === 'empty') return
    if (replayed) for (const frame of stream.slice(from)) this.#send(peer, wireFrame(frame))
  }

  /** Sends a push to each socket: depending on the faults twice, after the next one, with invalid frames, or not at all. */
  #push(frame) {
    const text = wireFrame(frame)
    for (const peer of this.sockets) {
      const { garbage, duplicate, swap, drop } = this.faults
      if (this.random.chance(garbage)) this.#send(peer, this.random.pick(GARBAGE))
      if (this.random.chance(drop)) continue
      if (peer.waiting === null && this.random.chance(swap)) {
        peer.waiting = text
        continue
      }
      this.#send(peer, text)
      if (this.random.chance(duplicate)) this.#send(peer, text)
      if (peer.waiting !== null) this.#send(peer, peer.waiting)
      peer.waiting = null
    }
  }

  #send({ socket, silent }, text) {
    if (!silent && socket.readyState === socket.OPEN) socket.send(text)
  }

  async #answer(request, response) {
    const { pathname, searchParams } = new URL(request.url, 'http://x')
    const say = (status, body) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    if (pathname.endsWith('/alarm/ticket')) return this.world.legacy ? say(404, '') : say(200, { status: 200, data: { ticket: 't' } })
    if (pathname.endsWith('/user/front/info')) return say(200, { id: '9', name: 'soak', username: 'soak', menus: [], elements: [] })
    const call = pathname.split('/').at(-1)
    const { gone } = this.faults
    if (gone !== null && pathname.includes(gone)) return say(500, { status: 500, message: 'gone' })
    // the response is made before the delay, so that it is outdated when it arrives
    const body = call === 'getNothandlerCount' ? this.world.open.size : this.#page(pathname.split('/').at(-2), searchParams)
    if (this.faults.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, this.random.below(this.faults.slowMs)))
    if (this.faults.listsFail > 0) {
      this.faults.listsFail -= 1
      const way = this.random.below(3)
      if (way === 0) return response.destroy()
      return way === 1 ? say(503, '<html>') : say(200, '{"status":200,"data":[{')
    }
    say(200, { status: 200, data: body })
  }

  #page(controller, query) {
    if (this.#isEmptied(controller)) return { total: 0, rows: null }
    const rows = this.world.rows(KINDS[controller])
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    return { total: rows.length, rows: rows.slice((page - 1) * limit, page * limit).map(wireRecord) }
  }

  /** A list that is empty for one answer, although the count is right. */
  #isEmptied(controller) {
    const right = this.#rightAnswers.get(controller) ?? 0
    const emptied = this.faults.emptied > 0 && right >= BETWEEN_WRONG_ANSWERS
    if (emptied) this.faults.emptied -= 1
    this.#rightAnswers.set(controller, emptied ? 0 : right + 1)
    return emptied
  }
}
