import type { Decoded } from '../../decoding/decoder'
import { countedItems, items } from '../../decoding/items'
import { one } from '../../decoding/readers'
import { id, nullableCount, number, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { Transport } from '../../transport/transport'
import { wirePeriod, type Period } from './period'

/** What cameras saw in a period by the hour of the day, which share of the time they were online, and the ten that were offline longest. */
export type CameraFigures = Decoded<typeof figures>

const figures = shape({
  /** of the hours 0 to 23 in UTC+8 */
  byHour: from('byHour', items(nullableCount)),
  /** a share of 1; null without a camera */
  online: from('online', number),
  offline: from('offline', countedItems(shape({ id: from('id', id), name: from('name', id), place: from('place', text), online: from('online', number) }))),
})

export function cameraFiguresCalls(http: Transport) {
  return {
    /** What cameras saw, and how long they were online (GET recordStatistics/cameras, our server; ADR 3). Rejects `notFound` on other servers. */
    cameraFigures: ({ period }: { period: Period }, signal?: AbortSignal): Promise<CameraFigures> =>
      http.get('/api/datahandler/recordStatistics/cameras', one(figures), { query: wirePeriod(period), signal }),
  }
}
