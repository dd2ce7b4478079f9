import type { AlarmClientActor } from './alarm-client.machine'
import type { AlarmClientEmitted } from './alarm-client.types'
import type { Ledger } from './ledger'
import { isAt, type PlaceFilter } from './place-filter'

/**
 * Calls `onChange` whenever something happens at a place: a new alarm, an open record in the first response of the
 * server, the end of a record (verdict or recovery), a verdict that was raised anywhere. With `{}` it is called for every change of the records or of their
 * number. The change is in the link's snapshot, and its updates are emitted, before `onChange` runs.
 *
 * @returns ends the subscription
 */
export function watchPlace(link: AlarmClientActor, place: PlaceFilter, onChange: () => void): () => void {
  return Object.keys(place).length === 0 ? watchEverything(link, onChange) : watchRecords(link, place, onChange)
}

function watchEverything(link: AlarmClientActor, onChange: () => void): () => void {
  let seen = link.getSnapshot().context.ledger.changes
  const subscription = link.subscribe(({ context: { ledger } }) => {
    if (ledger.changes === seen) return
    seen = ledger.changes
    onChange()
  })
  const raised = link.on('verdicts.raised', onChange)
  return () => {
    subscription.unsubscribe()
    raised.unsubscribe()
  }
}

function watchRecords(link: AlarmClientActor, place: PlaceFilter, onChange: () => void): () => void {
  let isNamed = false
  const updates = link.on('*', (event) => {
    if (!namesPlace(event, place)) return
    isNamed = true
    onChange()
  })
  let { ledger } = link.getSnapshot().context
  let open = openAt(place, ledger)
  const changes = link.subscribe(({ context }) => {
    // of this moment only: an alarm of a camera or a raised verdict changes no record, and must not hide the next one that does
    const wasNamed = isNamed
    isNamed = false
    if (context.ledger.changes === ledger.changes) return
    ledger = context.ledger
    const before = open
    open = openAt(place, ledger)
    // most new records come with an alarm that names the place; that of a fire host may name it only in the list of records
    if (hasEnded(before, open) || (open.count > before.count && !wasNamed)) onChange()
  })
  return () => {
    updates.unsubscribe()
    changes.unsubscribe()
  }
}

function namesPlace(event: AlarmClientEmitted, place: PlaceFilter): boolean {
  // a raised verdict names no device: one refresh too many is better than a list with the old verdict
  if (event.type === 'verdicts.raised') return true
  const isNews = event.type === 'alarms' || event.type === 'alarms.standing'
  return isNews && event.alarms.some(({ points: [origin] }) => isAt(place, origin))
}

interface OpenRecords {
  /** the identities of those that the server has listed */
  listed: ReadonlySet<string>
  /** with those that are known by an alarm only */
  count: number
}

function openAt(place: PlaceFilter, { known, provisional }: Ledger): OpenRecords {
  const listed = new Set<string>()
  for (const [identity, { record }] of known) if (isAt(place, record)) listed.add(identity)
  return { listed, count: listed.size + provisional.filter(({ record }) => isAt(place, record)).length }
}

function hasEnded(before: OpenRecords, now: OpenRecords): boolean {
  return now.count < before.count || [...before.listed].some((identity) => !now.listed.has(identity))
}
