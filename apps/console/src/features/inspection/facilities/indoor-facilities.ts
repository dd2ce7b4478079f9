import { facilities, indoorFacilityInput, type IndoorFacility } from '@smart-fire/api-client/facilities'
import { column, field, listScreen, panel, partOf, photoAct, placeAct, places, treeScreen } from '../../../screens'
import { filters } from './facility-choices'
import { edgeTone, firstColumns, lastColumns, nameOf } from './facility-columns'
import { factFields, NEW, PLACE } from './facility-fields'
import * as words from './indoor-facilities.messages'

const key = 'inspectionManagement/facilityManager'

/** Facilities in buildings, by region, building and floor. */
export const indoorTab = treeScreen({
  key,
  words,
  load: places.placeTree,
  scopeOf: places.scopeOfNode,
  content: listScreen({
    key,
    words,
    calls: partOf(facilities, 'indoor'),
    filters: filters,
    columns: [
      ...firstColumns,
      column.text('buildingName', { width: 150 }),
      column.floor('floor', { sort: true }),
      ...lastColumns,
      column.text('unitName', { hidden: true }),
    ],
    nameOf,
    tone: edgeTone,
    form: {
      schema: indoorFacilityInput,
      fields: [
        ...factFields,
        field.choice('buildingId', places.buildings, PLACE), field.choice('floor', places.floors, PLACE), field.textArea('position', PLACE),
      ],
      start: (scope) => ({ ...NEW, ...places.startAtNode(scope) }),
    },
    acts: [
      panel<IndoorFacility>({ name: 'labels', load: async () => (await import('./labels-panel')).LabelsPanel }),
      photoAct<IndoorFacility>({ screen: key, photosOf: (client) => client.with(facilities).indoor, nameOf, subtitleOf: ({ position }) => position }),
      placeAct<IndoorFacility>((client) => client.with(facilities).indoor, ['typeId', 'buildingId', 'floor']),
    ],
    kept: true,
    imports: indoorFacilityInput,
    exports: true,
  }),
})
