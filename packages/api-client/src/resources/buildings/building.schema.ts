import type { Decoded } from '../../decoding/decoder'
import { text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

/** Name and address of a building and the person to call (GET deviceBuilding/selectByBuildId). */
export type BuildingContact = Decoded<typeof buildingContact>

export const buildingContact = shape({
  name: from(['bName', 'bname'], text),
  address: from(['bAddress', 'baddress'], text),
  responsiblePerson: from('safeDutyName', text),
  phone: from('safeDutyPhone', text),
})
