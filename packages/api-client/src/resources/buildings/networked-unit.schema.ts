import type { GenericSchema } from '../../decoding/valibot'
import { id, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { NetworkedUnit } from './networked-unit'

/** A row of deviceNetworkingUnit/getAll. */
export const networkedUnit: GenericSchema<unknown, NetworkedUnit> = shape({
  id: from('id', id),
  name: from(['oname', 'oName'], text),
})
