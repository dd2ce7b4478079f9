import { type AbnormalRecord, type Floor, RECORD_CATEGORY } from '@smart-fire/api-client'
import { channelOf } from '../shared/records/record-channel'
import type { FiresElsewhere } from './floor-plan.types'

/** The floors of a building with their state, as one channel has them. */
export interface ChannelFloors {
  channelId: string
  floors: readonly Floor[]
}

/**
 * The floors with open fires of a building, channel by channel, from the top down (domain 26). A floor counts when one of
 * its devices is in alarm, or when an open fire of it is known: a device can be normal again while its fire is still open. A fire whose
 * floor is not known, such as one of a fire host itself, is one without floors.
 *
 * @param buildingId which building the open records are searched for
 * @param channels the channels that the plan does not show, with the state of their floors
 * @param openRecords unhandled records of any place, as far as the alarm link knows them
 */
export function firesElsewhere(
  buildingId: string,
  channels: readonly ChannelFloors[],
  openRecords: readonly AbnormalRecord[],
): FiresElsewhere[] {
  const fires = openRecords.filter((record) => record.category === RECORD_CATEGORY.fire && record.buildingId === buildingId)
  return channels.flatMap(({ channelId, floors }) => {
    const inAlarm = floors.filter(({ status }) => status === 'alarm').map(({ floor }) => floor)
    const open = fires.filter((record) => channelOf(record) === channelId)
    const onFloors = open.flatMap(({ floor }) => (floor === null || floor === 0 ? [] : [floor]))
    const all = [...new Set([...inAlarm, ...onFloors])].sort((a, b) => b - a)
    return all.length + open.length === 0 ? [] : [{ channelId, floors: all }]
  })
}
