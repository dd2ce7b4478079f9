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

  /** `mixed`: some pushes come a second time without ids and places in the stream, before or after the others */
  constructor(random, { legacy, mixed = false }) {
    this.random = random
    this.legacy = legacy
    this.mixed = mixed
  }

  onPush(listener) {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Raises an alarm of a device, mostly of one without any; sometimes repeats an open one, sometimes no push tells of it. */
  happen() {
    if (this.open.size > 0 && this.random.chance(0.15)) this.#repeat()
    const second = this.random.chance(0.15) ? this.#secondAlarm() : null
    const device = second?.device ?? this.#quietDevice()
    if (device === null) return
    this.#now += 1_100 + this.random.below(4_000)
    const records = second ? [{ ...second.record, id: `${(this.#ids += 1)}`, raisedAt: this.#now }] : this.#recordsOf(device)
    this.#busy.add(device.name)
    for (const record of records) {
      this.open.set(recordKey(record), { record, device, reports: 1 })
      // the alarms of one point have an order; those of two points of a device may be found by different ways
      this.raised.push({ key: recordKey(record), device: second ? `${device.name}/${second.record.measuringPointCode}` : device.name, at: record.raisedAt, isUnseen: false })
    }
    // a row that no push tells of: only the lists have it
    if (!this.random.chance(0.03)) this.#tell(this.#frameOf(records, this.#now, null))
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

  /** Another user handles records before this desk has announced them, which then need no announcement. */
  handleUnseen(key) {
    for (const raised of this.raised) if (raised.key === key) raised.isUnseen = true
    this.handle(key)
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

  /** A further point of a general device whose first point is open. */
  #secondAlarm() {
    const busy = [...this.open.values()].filter(({ record }) => record.kind === 'general')
    if (busy.length === 0) return null
    const { device, record } = this.random.pick(busy)
    const codes = busy.filter((other) => other.device.name === device.name).map((other) => other.record.measuringPointCode)
    const measuringPointCode = ['SMOKE', 'TEMP', 'CO'].find((code) => !codes.includes(code))
    return measuringPointCode ? { device, record: { ...record, measuringPointCode } } : null
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
    const frame = pushOf(...records)
    const told = this.legacy ? { id: null } : { repeats: repeat }
    return { ...frame, id: null, points: frame.points.map((point) => ({ ...point, raisedAt, ...told })) }
  }

  /** Sends a frame; in a mixed world some alarms also without names, before or after it. */
  #tell(frame) {
    const twin = this.mixed && frame.type === 'alarm' && frame.points[0].repeats === null && this.random.chance(0.3) ? namelessTwin(frame) : null
    const isFirst = this.random.chance(0.5)
    if (twin && isFirst) this.#send(twin)
    this.#place(frame)
    this.#send(frame)
    if (twin && !isFirst) this.#send(twin)
  }

  #place(frame) {
    if (!this.legacy) {
      this.seq += 1
      Object.assign(frame, { seq: this.seq, epoch: this.epoch }, frame.type === 'alarm' && { id: `${this.seq}` })
      this.stream.push(frame)
    }
  }

  #send(frame) {
    for (const listener of this.#listeners) listener(frame)
  }
}

function namelessTwin({ points }) {
  return { type: 'alarm', id: null, seq: null, epoch: null, points: points.map((point) => ({ ...point, id: null, repeats: null })) }
}
