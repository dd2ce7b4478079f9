import { nullableFloor, nullableId, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'

/** The facility as it was when it was checked, or when it should have been. */
export const CHECKED = {
  number: from('facilitiesNo', text),
  typeName: from('equipmentType', text),
  buildingId: from('buildingId', nullableId),
  buildingName: from('bName', text),
  floor: from('floor', nullableFloor),
  unitName: from('oName', text),
  position: from('positionDescription', text),
}
