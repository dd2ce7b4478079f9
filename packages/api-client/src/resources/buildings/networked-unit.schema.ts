import type { Decoded } from '../../decoding/decoder'
import { id, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

/** A networked unit: the organisation that a building belongs to (GET deviceNetworkingUnit/getAll). */
export type NetworkedUnit = Decoded<typeof networkedUnit>

export const networkedUnit = shape({
  id: from('id', id),
  name: from(['oname', 'oName'], text),
})
