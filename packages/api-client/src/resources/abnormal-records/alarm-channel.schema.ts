import { mapped, type Decoded } from '../../decoding/decoder'
import { wholeListOrNull } from '../../decoding/items'
import { countOrZero, id, nullableCount, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { floorRow } from '../floors/floor.schema'

const channelFields = shape({
  id: from(['channelId', 'id'], id),
  name: from(['channelName', 'name'], text),
  /** unhandled records; null when the count cannot be read */
  count: from('count', countOrZero),
  /** unhandled fires among them; null on servers that do not count them */
  fireCount: from('fireCount', nullableCount),
  /** the floors in trouble of the building that the call named; null: none was named, or the platform does not tell */
  floorsInTrouble: from('alarmFloors', wholeListOrNull(floorRow)),
})

/** A channel of the tenant with its number of unhandled records (GET getChannelList). */
export interface AlarmChannel extends Decoded<typeof channelFields> {
  name: string
}

export const alarmChannel = mapped(
  channelFields,
  (channel): AlarmChannel => ({ ...channel, name: channel.name ?? channel.id }),
)
