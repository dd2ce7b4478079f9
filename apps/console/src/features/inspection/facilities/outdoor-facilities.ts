import { facilities, outdoorFacilityInput, type OutdoorFacility } from '@smart-fire/api-client/facilities'
import { column, field, filter, listScreen, mapScreen, panel, partOf, photoAct, places } from '../../../screens'
import { filters } from './facility-choices'
import { edgeTone, firstColumns, lastColumns, markerTone, nameOf } from './facility-columns'
import { factFields, NEW, PLACE } from './facility-fields'
import * as words from './outdoor-facilities.messages'

const key = 'inspectionManagement/facilityManager'

/** Facilities outside of buildings, on the map and in a list. */
export const outdoorTab = mapScreen({
  key,
  words,
  load: async (client, signal) => {
    const { rows, dropped } = await client.with(facilities).outdoor.markers(signal)
    const things = rows.map((facility) => ({
      id: facility.id, name: nameOf(facility), tone: markerTone(facility), position: facility.coordinates && { lng: facility.coordinates.longitude, lat: facility.coordinates.latitude },
    }))
    return { rows: things, dropped }
  },
  list: listScreen({
    key,
    words,
    calls: partOf(facilities, 'outdoor'),
    filters: { ...filters, unitId: filter.choice(places.units), regionCode: filter.choice(places.districts) },
    columns: [
      ...firstColumns,
      column.text('unitName', { width: 180 }),
      column.text('area', { width: 92 }),
      ...lastColumns,
    ],
    nameOf,
    tone: edgeTone,
    form: {
      schema: outdoorFacilityInput,
      fields: [
        ...factFields,
        field.choice('unitId', places.units, PLACE), field.choice('regionCode', places.districts, PLACE), field.textArea('position', PLACE), field.mapPosition('coordinates', PLACE),
      ],
      start: NEW,
    },
    acts: [
      panel<OutdoorFacility>({ name: 'labels', load: async () => (await import('./labels-panel')).LabelsPanel }),
      photoAct<OutdoorFacility>({ screen: key, photosOf: (client) => client.with(facilities).outdoor, nameOf, subtitleOf: ({ position }) => position }),
    ],
    kept: true,
    imports: outdoorFacilityInput,
    exports: true,
  }),
})
