import { aFireHostRecord, aHydrantRecord, aRecord, pushOf, recordKey } from './sources.mjs'

const DEVICES = { general: 600, hydrant: 100, fireHost: 300 }
const NOON = Date.UTC(2026, 10, 20, 4)

/** The data of the platform: rows are written before their pushes, in one stream (architecture §8). It has its own clock. */
export class World {
  /** unhandled rows by key */
  open = new Map()
  /** all raised records, in their order */
  raised = []
  epoch = 'e1'
  seq = 0
  /** the frames of the stream by sequence number, for replay */
  stream = []
  repeats = 0
  #now = NOON
  #ids = 0
  #busy = new Set()
  #listeners = new Set()

  constructor(random, { legacy }) {
    this.random = random
    this.legacy = legacy
  }

  onPush(listener) {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Raises an alarm of a device without one; sometimes repeats an open one. */
  happen() {
    if (this.open.size > 0 && this.random.chance(0.15)) this.#repeat()
    const device = this.#quietDevice()
    if (device === null) return
    this.#now += 1_100 + this.random.below(4_000)
    const records = this.#recordsOf(device)
    this.#busy.add(device.name)
    for (const record of records) {
      this.open.set(recordKey(record), { record, device, reports: 1 })
      this.raised.push({ key: recordKey(record), device: device.name, at: record.raisedAt })
    }
    this.#tell(this.#frameOf(records, this.#now, null))
  }

  /** Another user gives a verdict: our server pushes it to every user, others do not (contract admin 6.2.7). */
  handle(key) {
    const entry = this.open.get(key)
    if (!entry) return
    this.open.delete(key)
    const { kind, id } = entry.record
    if (![...this.open.values()].some(({ device }) => device.name === entry.device.name)) this.#busy.delete(entry.device.name)
    if (!this.legacy) this.#tell({ type: 'handled', kind, recordId: id, person: '王敏', at: this.#now })
  }

  /** A restart without the stream: sequence numbers and ids of pushes start again in a new epoch. */
  restart() {
    this.epoch = `e${Number(this.epoch.slice(1)) + 1}`
    this.seq = 0
    this.stream = []
  }

  /** Minute descending, fire first, time descending (domain 19). */
  rows(kind) {
    const minute = ({ raisedAt }) => Math.floor(raisedAt / 60_000)
    return [...this.open.values()]
      .map(({ record, reports }) => ({ ...record, repeats: this.legacy ? null : reports }))
      .filter((record) => record.kind === kind)
      .sort((a, b) => minute(b) - minute(a) || Number(b.category) - Number(a.category) || b.raisedAt - a.raisedAt)
  }

  #repeat() {
    const entry = this.random.pick([...this.open.values()])
    this.#now += 1_100
    entry.reports += 1
    this.repeats += 1
    this.#tell(this.#frameOf([entry.record], this.#now, entry.reports))
  }

  #quietDevice() {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const kind = this.random.pick(['general', 'general', 'general', 'hydrant', 'fireHost'])
      const number = this.random.below(DEVICES[kind])
      if (!this.#busy.has(`${kind}-${number}`)) return { kind, number, name: `${kind}-${number}` }
    }
    return null
  }

  #recordsOf({ kind, number, name }) {
    const common = () => ({ id: `${(this.#ids += 1)}`, raisedAt: this.#now })
    if (kind === 'hydrant') return [aHydrantRecord({ ...common(), sensorNumber: name })]
    if (kind === 'fireHost') return [aFireHostRecord({ ...common(), loop: '1', address: `${number}` })]
    const points = this.random.chance(0.2) ? ['SMOKE', 'TEMP'] : ['SMOKE']
    const category = this.random.chance(0.5) ? '1' : '0'
    return points.map((measuringPointCode) => aRecord({ ...common(), sensorNumber: name, measuringPointCode, category }))
  }

  /** The push of a record: ours contains the record ids, others only the report of the device. */
  #frameOf(records, raisedAt, repeat) {
    const pushes = records.map(pushOf)
    const recordIds = this.legacy ? [] : records.map(({ id }) => id)
    const points = pushes.flatMap((push) => push.points)
    const push = { ...pushes[0], points, raisedAt, recordIds, id: null, repeat: this.legacy ? null : repeat }
    return { type: 'alarm', push }
  }

  #tell(frame) {
    if (!this.legacy) {
      this.seq += 1
      const place = { seq: this.seq, epoch: this.epoch }
      if (frame.type === 'alarm') Object.assign(frame.push, place, { id: `${this.seq}` })
      else Object.assign(frame, place)
      this.stream.push(frame)
    }
    for (const listener of this.#listeners) listener(frame)
  }
}
