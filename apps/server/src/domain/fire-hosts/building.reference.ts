import { object } from 'valibot'

import { buildings } from '../../db/schema'
import { newestFirst, resource } from '../../http/resource/resource'

/** Buildings as rows of other resources name them; it is not mounted: the calls of buildings are in `domain/buildings`. */
export const buildingReference = resource({
  name: 'building',
  base: '/api/device/deviceBuilding',
  table: buildings,
  rights: { read: ['adminSys/buildManager'], write: ['adminSys/buildManager'] },
  order: newestFirst(buildings),
  row: ({ id, name }) => ({ id, bName: name }),
  write: object({}),
  values: () => ({}),
}).definition
