import { RECORD_KIND, type RecordKind } from '@smart-fire/api-client'
import { estate } from '@smart-fire/api-client/estate'
import { MOST_STATISTICS_DAYS } from '@smart-fire/api-client/statistics'
import { choices, filter, places, type FilterFields } from '../../../screens'
import { hosts } from '../fire-hosts/points/point-form'
import type { SystemQuery } from './system-query'

/** The buildings of the chosen district, or all of them. */
const buildingsThere = choices.loaded(async (client, signal, { regionCode }) => {
  const all = await client.with(estate).buildings.all(signal)
  const there = typeof regionCode === 'string' ? all.filter((building) => building.regionCode === regionCode) : all
  return there.map(({ id, name }) => ({ value: id, label: name ?? id }))
}, { by: ['regionCode'] })

/** The filters of the statistics: a place in the terms of the system, and the period. */
export function statisticsFilters(kind: RecordKind): FilterFields<SystemQuery> {
  const shared = { period: filter.dateRange({ mostDays: MOST_STATISTICS_DAYS }), grain: filter.choice(choices.fixed('day', 'week', 'month', 'quarter')) }
  switch (kind) {
    case RECORD_KIND.general:
      return { ...shared, regionCode: filter.choice(places.districts), buildingId: filter.choice(buildingsThere) }
    case RECORD_KIND.hydrant:
      return { ...shared, regionCode: filter.choice(places.districts) }
    case RECORD_KIND.fireHost:
      return { ...shared, fireHostId: filter.choice(hosts) }
    default:
      return kind satisfies never
  }
}
