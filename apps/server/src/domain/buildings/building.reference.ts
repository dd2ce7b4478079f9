import type { Definition } from '../../http/resource/definition'
import { buildingResource } from './building.resource'

/** Buildings as the rows of other resources name them: in maps the name is spelled `bName` (contract device §0.5). */
export const buildingReference: Definition = {
  ...buildingResource.definition,
  row: (stored) => ({ id: stored.id, bName: stored['name'] }),
}
