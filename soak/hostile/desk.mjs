import { alarmClientOf, createActor, createApiClient, recordKey, statusOf, ws } from './sources.mjs'

/** The delays of the alarm client are divided by this: 3 s become 10 ms. Only the limit of a connection attempt is longer. */
const FASTER = 300
const CONNECT_LIMIT_MS = 10_000
const scaled = (ms) => (ms === CONNECT_LIMIT_MS ? 3_000 : ms / FASTER)

const CONNECTING = 0
const OPEN = 1

/**
 * An operator's desk without a screen: the real alarm client, and the counts of its announcements.
 */
export class Desk {
  /** how often each record was announced, by key */
  announced = new Map()
  /** the place of each key in the order of announcements: an alarm whose record becomes known later has the place of its announcement */
  order = new Map()
  ended = new Set()
  /** announced alarms whose record is not loaded yet */
  unresolved = new Set()
  phantoms = 0
  late = 0
  /** records that were announced before and came again as late */
  lateRepeats = 0
  /** closed sockets, including failed connection attempts */
  disconnects = 0
  mostSockets = 0
  #places = new Map()
  #timers = new Set()
  #sockets = new Set()

  constructor(baseUrl) {
    const clock = { now: () => Date.now(), setTimeout: (run, ms) => this.#setTimeout(run, ms), clearTimeout: (timer) => this.#clearTimeout(timer) }
    const client = createApiClient({ baseUrl, getToken: () => 'soak', openWebSocket: (address) => this.#openSocket(address) })
    this.actor = createActor(alarmClientOf(client, '9', clock), { clock })
    this.actor.on('alarms', ({ alarms }) => alarms.forEach((alarm) => this.#countAlarm(alarm)))
    this.actor.on('alarms.resolved', ({ resolved }) => resolved.forEach((found) => this.#resolve(found)))
    this.actor.on('records.ended', ({ records }) => records.forEach((record) => this.ended.add(recordKey(record))))
  }

  start() {
    this.actor.start()
  }

  get status() {
    return statusOf(this.actor.getSnapshot())
  }
  get isSettled() {
    const { link, sync } = this.status
    return link === 'live' && sync === 'synced' && this.actor.getSnapshot().matches({ recheck: 'idle' })
  }
  get known() {
    return [...this.actor.getSnapshot().context.ledger.known.keys()]
  }
  get timers() {
    return this.#timers.size
  }
  get sockets() {
    return [...this.#sockets].filter(({ readyState }) => readyState === CONNECTING || readyState === OPEN).length
  }
  /** sockets without a close event: must be 0 at the end */
  get unclosed() {
    return this.#sockets.size
  }

  #countAlarm({ key, late, records }) {
    if (late) this.late += 1
    this.#places.set(key, this.#places.size)
    if (records.length === 0) this.unresolved.add(key)
    for (const record of records) {
      if (late && this.announced.has(recordKey(record))) this.lateRepeats += 1
      this.#count(recordKey(record), key)
    }
  }

  #resolve({ alarm, record }) {
    this.unresolved.delete(alarm)
    if (record === null) this.phantoms += 1
    else this.#count(recordKey(record), alarm)
  }

  #count(key, alarm) {
    this.announced.set(key, (this.announced.get(key) ?? 0) + 1)
    if (!this.order.has(key)) this.order.set(key, this.#places.get(alarm))
  }

  #openSocket(address) {
    const socket = new ws(address)
    this.#sockets.add(socket)
    this.mostSockets = Math.max(this.mostSockets, this.sockets)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.disconnects += 1
      this.#sockets.delete(socket)
    })
    return socket
  }

  #setTimeout(run, ms) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      run()
    }, scaled(ms))
    this.#timers.add(timer)
    return timer
  }

  #clearTimeout(timer) {
    this.#timers.delete(timer)
    clearTimeout(timer)
  }
}
