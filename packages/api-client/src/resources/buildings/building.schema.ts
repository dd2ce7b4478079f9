import { text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

/** GET deviceBuilding/selectByBuildId: who to call about a building. */
export const buildingContact = shape({
  name: from(['bName', 'bname'], text),
  address: from(['bAddress', 'baddress'], text),
  responsiblePerson: from('safeDutyName', text),
  phone: from('safeDutyPhone', text),
})
