import { RECORD_KIND } from '@smart-fire/api-client/wire'

import type { Db } from '../../db/database'
import { groupBy } from '../group-by'
import { placeStates, type PlaceTally } from '../live/place-states.queries'
import type { DataScope } from '../menus/data-scope'
import type { Place } from './counted-places.queries'
import type { DaySpan } from './day-span'
import { percentile } from './delay-steps'
import { sumByMember, sumDelaysByPlace } from './figures.queries'

const KINDS = Object.values(RECORD_KIND)

/** What a supervisor compares of a networked unit: what is open and offline now, and the records and verdicts of a period. */
export interface UnitFigures {
  /** null: the places without a unit */
  id: number | null
  name: string | null
  places: number
  /** enabled devices */
  devices: number
  offline: number
  openFires: number
  openFaults: number
  /** of the period */
  fires: number
  falseAlarms: number
  /** within which half and nine tenths of the judged fires of the period had their verdict; null without one */
  verdictSeconds50: number | null
  verdictSeconds90: number | null
}

/** The networked units that have places with devices or open records of the visible channels, those with most open fires first. */
export async function unitFigures(tx: Db, scope: DataScope, span: DaySpan): Promise<UnitFigures[]> {
  const what = { scope, kinds: KINDS, channelId: undefined }
  const places = await placeStates(tx, scope)
  const records = await sumByMember(tx, what, { dimension: 'place', span, of: 'fires' })
  const recordsOf = groupBy(records, ({ kind, member }) => keyOf(kind === RECORD_KIND.hydrant, Number(member)))
  const delaysOf = await sumDelaysByPlace(tx, what, span, [...recordsOf.keys()])
  const units = groupBy(places, ({ oid }) => String(oid))
  return [...units.values()].map((own) => {
    const keys = own.map(({ kind, id }) => keyOf(kind === 'hydrant', id))
    const counted = keys.flatMap((key) => recordsOf.get(key) ?? [])
    const steps = keys.flatMap((key) => delaysOf.get(key) ?? [])
    const total = (count: (tally: PlaceTally) => number) => own.reduce((sum, place) => sum + count(place), 0)
    return {
      id: own[0]?.oid ?? null,
      name: own[0]?.oName ?? null,
      places: own.length,
      devices: total(({ callCount, faultCount, normalCount }) => callCount + faultCount + normalCount),
      offline: total(({ offlineCount }) => offlineCount),
      openFires: total(({ openFires }) => openFires),
      openFaults: total(({ openFaults }) => openFaults),
      fires: counted.reduce((sum, { fires }) => sum + fires, 0),
      falseAlarms: counted.reduce((sum, { falseAlarms }) => sum + falseAlarms, 0),
      verdictSeconds50: percentile(steps, 0.5),
      verdictSeconds90: percentile(steps, 0.9),
    }
  }).sort((one, other) => other.openFires - one.openFires || other.openFaults - one.openFaults || (one.id ?? 0) - (other.id ?? 0))
}

/** Buildings and hydrants have ids of their own. */
const keyOf = (isHydrant: boolean, id: number): Place => `${isHydrant ? 'hydrant' : 'building'}:${id}`
