import { createServer, request as ask } from 'node:http'
import { once } from 'node:events'
import { ws } from '../hostile/sources.mjs'

const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript' }
const BUILDINGS = 40
const BATCH = 200

/**
 * Serves the pages, lists that grow with the pushed alarms, and a socket that pushes at a given rate. The lists respond from
 * counters, because the storm compares numbers only. What it does not know comes from the platform `behind` it, if there is one.
 */
export class StormPlatform {
  sent = 0
  sockets = new Set()
  refused = false
  connections = 0
  heartbeats = 0
  /** number and instant of each pushed fire; sender and page use the same clock */
  fires = []
  #rows = []
  #server = createServer((request, response) => this.#answer(request, response))
  #upgrades = new ws.WebSocketServer({ server: this.#server, path: '/alarm/websocket' })

  /** @param behind the origin of a real platform: its console, its sessions and all its other calls */
  constructor(pages, behind = null) {
    this.pages = pages
    this.behind = behind
    this.#upgrades.on('connection', (socket, request) => this.#serve(socket, request))
  }

  async listen() {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${this.#server.address().port}`
  }

  /** Raises alarms of devices without one, one record each; every tenth is a fire whose place can be found on the screen. */
  push(count) {
    const texts = []
    for (let index = 0; index < count; index += 1) {
      this.sent += 1
      const fire = this.sent % 10 === 0
      const row = { id: this.sent, at: Date.now(), fire, place: `${this.sent % BUILDINGS} 号楼` }
      this.#rows.push(row)
      if (fire) this.fires.push([row.id, row.at])
      texts.push(JSON.stringify(this.#pushOf(row)))
    }
    for (const peer of this.sockets) if (!peer.silent && peer.socket.readyState === peer.socket.OPEN) send(peer, texts)
  }

  reset() {
    this.sent = 0
    this.#rows = []
    this.fires = []
  }

  /** The open sockets neither send nor reply any more. */
  halfOpen() {
    for (const peer of this.sockets) peer.silent = true
  }

  endSession() {
    this.refused = true
    for (const { socket } of this.sockets) socket.close(1008)
  }

  async close() {
    for (const socket of this.#upgrades.clients) socket.terminate()
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #serve(socket, request) {
    const { searchParams } = new URL(request.url, 'http://x')
    const since = searchParams.get('since')
    const peer = { socket, silent: false, batches: searchParams.get('batches') === '1' }
    this.connections += 1
    this.sockets.add(peer)
    socket.on('error', () => undefined)
    socket.on('close', () => this.sockets.delete(peer))
    socket.on('message', () => {
      this.heartbeats += 1
      if (!peer.silent) socket.send('{"HeartResponse":"HeartResponse"}')
    })
    if (this.refused) return socket.close(1008)
    const from = since === null ? null : Number(since.split(':')[1])
    socket.send(JSON.stringify({ type: 'hello', epoch: 'e', seq: this.sent, replayed: from !== null }))
    if (from !== null) send(peer, this.#rows.slice(from).map((row) => JSON.stringify(this.#pushOf(row))))
  }

  #pushOf({ id, at, fire, place }) {
    return {
      kind: 'general', recordIds: [id], id: `e-${id}`, seq: id, epoch: 'e', channelId: 1, bname: place, baddress: '临江区', addressDetail: '江滨路 1 号',
      floor: 1 + (id % 20), positionDescription: fire ? `标-${id}` : `${1 + (id % 20)}F 东侧走廊`, equipmentType: '无线感烟探测器', alarmdate: at, buildingId: 1 + (id % BUILDINGS),
      sensorid: id, deviceid: `sn${id}`, tenantId: 't', handelFlag: '0', fireFlag: '1', sendStatus: 'yes',
      alarms: [{ alarmType: fire ? '烟感报警' : '电池欠压', alarmStatus: fire ? 1 : 0, alarmValue: 1, alarmCode: 'YG', alarmlevel: '一级', typeName: '火警测点', measuringPoint: '烟感', dataUnit: '' }],
    }
  }

  #answer(request, response) {
    const { pathname, searchParams } = new URL(request.url, 'http://x')
    const say = (status, body, type = 'application/json') => {
      response.writeHead(status, { 'Content-Type': type })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    const file = this.pages.get(pathname)
    if (file !== undefined) return say(200, file, pathname.endsWith('.js') ? TYPES.js : TYPES.html)
    // the pages and the picture of the sign-in are there without a session
    if (this.refused && (this.behind === null || request.headers.authorization !== undefined)) return say(401, { status: 40101, message: '会话已结束' })
    if (pathname.endsWith('/alarm/ticket')) return say(200, { status: 200, data: { ticket: 't' } })
    if (this.behind === null && pathname.endsWith('/user/front/info')) return say(200, { id: '9', name: 'soak', username: 'soak', menus: [], elements: [] })
    if (pathname.endsWith('getNothandlerCount')) return say(200, { status: 200, data: this.sent })
    if (pathname.endsWith('deviceAbnormal/pageList')) return say(200, { status: 200, data: this.#page(searchParams) })
    // of the other tables of records; a real platform has lists of its own
    if (pathname.endsWith('Abnormal/pageList') || (this.behind === null && pathname.endsWith('pageList'))) return say(200, { status: 200, data: { total: 0, rows: [] } })
    return this.behind === null ? say(404, '') : this.#passOn(request, response)
  }

  #passOn(request, response) {
    const { method, url, headers } = request
    const asked = ask(this.behind + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers)
      answer.pipe(response)
    })
    asked.on('error', () => response.destroy())
    request.pipe(asked)
  }

  #page(query) {
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    const end = this.#rows.length - (page - 1) * limit
    const rows = this.#rows.slice(Math.max(0, end - limit), Math.max(0, end)).reverse()
    return {
      total: this.#rows.length,
      rows: rows.map(({ id, at, fire, place }) => ({ id, channelId: 1, bName: place, buildId: 1, sensorNo: `sn${id}`, measuringPointCode: 'YG', alrmType: fire ? '烟感报警' : '电池欠压', alrmCategory: fire ? '1' : '0', alrmDate: at, handleFlag: '0' })),
    }
  }
}

/** As our server sends (ADR 3): what waits together is one message for a client that reads that, in groups of 200. */
function send({ socket, batches }, texts) {
  if (!batches) return texts.forEach((text) => socket.send(text))
  for (let at = 0; at < texts.length; at += BATCH) socket.send(`[${texts.slice(at, at + BATCH).join(',')}]`)
}
