import { RECORD_CATEGORY, type Alarm, type AlarmPoints, type Instant } from '@smart-fire/api-client'
import type { AlarmClientActor } from './alarm-client.machine'
import { EMPTY_LEDGER, type Ledger, type StreamPosition } from './ledger'
import type { LiveAlarm } from './live-alarm'

/** What has to survive a reload because no list of the server has it (ADR 85). */
export interface KeptAlarms {
  /** alarms of cameras and doors that nobody has acknowledged, oldest first */
  alarms: readonly LiveAlarm[]
  /** position in the stream of a server that numbers its pushes; null: it does not */
  position: StreamPosition | null
  /** last contact with a platform that numbers no pushes: the alarms of doors since then have to be asked for; null: none */
  doorsSince: Instant | null
  /** when this was stored: the page was open until then */
  at: Instant
}

/** Where the alarms of cameras and doors survive a reload or a crash. The host gives one per user. Its content is validated. */
export interface AlarmStore {
  load: () => unknown
  save: (kept: KeptAlarms) => void
}

/** The newest alarms that are kept: a store of a browser holds some megabytes. */
export const KEPT_LIMIT = 500
/** Without a change it is stored this often, so that a crash loses no more. */
export const KEEP_EVERY_MS = 5_000
/** A page that begins later than this is no reload: another operator was on duty in between, and the lists of the server have what is still open. */
export const RELOAD_WITHIN_MS = 10 * 60_000

/** The ledger that a page begins with: the kept alarms, and from where the server has to send what came during a reload. */
export function ledgerAfter(store: AlarmStore | undefined, now: Instant): Ledger {
  const kept = store && loadKept(store)
  if (!kept) return EMPTY_LEDGER
  // a key is unique within a page, and this one begins to count anew
  const recordless = kept.alarms.map((alarm, index) => ({ key: `kept-${index}`, alarm: { ...alarm, key: `kept-${index}` } }))
  const isReload = Math.abs(now - kept.at) <= RELOAD_WITHIN_MS
  return isReload ? { ...EMPTY_LEDGER, recordless, position: kept.position, doorsOwedSince: kept.doorsSince } : { ...EMPTY_LEDGER, recordless }
}

/**
 * Stores what `link` knows whenever an alarm of a camera or door arrives or is acknowledged, every few seconds, and when the page is left.
 * Returns the end of it.
 */
export function keepAlarms(link: AlarmClientActor, store: AlarmStore, now: () => Instant): () => void {
  const first = link.getSnapshot().context.ledger
  let { recordless, position } = first
  let savedAt = now()
  const save = () => {
    const { ledger, lastContact } = link.getSnapshot().context
    recordless = ledger.recordless
    savedAt = now()
    const alarms = recordless.flatMap(({ alarm }) => alarm ?? []).slice(-KEPT_LIMIT)
    saveKept(store, { alarms, position, doorsSince: position === null ? (ledger.doorsOwedSince ?? lastContact) : null, at: savedAt })
  }
  const subscription = link.subscribe(({ context }) => {
    // the frames that are held back would have to be sent again
    if (context.held.length === 0) position = context.ledger.position
    if (context.ledger.recordless !== recordless || Math.abs(now() - savedAt) >= KEEP_EVERY_MS) save()
  })
  window.addEventListener('pagehide', save)
  return () => {
    subscription.unsubscribe()
    window.removeEventListener('pagehide', save)
  }
}

/** A full or forbidden store loses the memory over a reload, never an alarm of this page. */
function saveKept(store: AlarmStore, kept: KeptAlarms): void {
  try {
    store.save(kept)
  } catch {
    // the feed has them as long as the page lives
  }
}

/** The store is as untrusted as a server: what cannot be read is left out. */
function loadKept(store: AlarmStore): KeptAlarms | null {
  try {
    const loaded = store.load()
    if (!isObject(loaded)) return null
    const { alarms, position, doorsSince, at } = loaded
    if (!Array.isArray(alarms) || typeof at !== 'number') return null
    return { alarms: alarms.filter(isKeptAlarm), position: isPosition(position) ? position : null, doorsSince: typeof doorsSince === 'number' ? doorsSince : null, at }
  } catch {
    return null
  }
}

function isKeptAlarm(value: unknown): value is LiveAlarm {
  return isObject(value) && typeof value.receivedAt === 'number' && typeof value.late === 'boolean' && isEmpty(value.records) && isPoints(value.points)
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

const isPoints = (value: unknown): value is AlarmPoints => Array.isArray(value) && value.length > 0 && value.every(isPoint)

/** Of a camera or door. A field of another kind than text and number would break what draws it. */
function isPoint(value: unknown): value is Alarm {
  const isPlain = (field: unknown) => field === null || ['string', 'number', 'boolean'].includes(typeof field)
  if (!isObject(value) || value.kind !== 'other' || !Object.values(value).every(isPlain)) return false
  const { category, raisedAt } = value
  return Object.values<unknown>(RECORD_CATEGORY).includes(category) && (raisedAt === null || typeof raisedAt === 'number')
}

const isPosition = (value: unknown): value is StreamPosition => isObject(value) && typeof value.epoch === 'string' && typeof value.seq === 'number'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
