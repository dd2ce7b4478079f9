import type { CountedPlace } from '@smart-fire/api-client/statistics'
import type { PeriodFilter } from '../../../screens'

/** What the statistics of a system are filtered by. */
export interface SystemQuery extends PeriodFilter, Pick<CountedPlace, 'regionCode' | 'buildingId' | 'fireHostId'> {
  channelId?: string
  grain: 'day' | 'week' | 'month' | 'quarter'
}

/** The calls of the specification know no place: the deployed platform would ignore it, and show all places as if they were the chosen one. */
export const hasPlace = ({ regionCode, buildingId, fireHostId }: SystemQuery) => (regionCode ?? buildingId ?? fireHostId) !== undefined
