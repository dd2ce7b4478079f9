import { hydrantPhotos } from '@smart-fire/api-client/hydrant-photos'
import { HYDRANT_TYPE, hydrantInput, OUTLET_TYPE, OUTLETS, WATER_PIPE, water, type HydrantFacility, type HydrantInput } from '@smart-fire/api-client/water'
import { choices, column, field, filter, listScreen, mapScreen, panel, partOf, photoAct, places } from '../../../../screens'
import { edgeTone, markerTone, outletText, radiusText, stateCell, stateText } from './hydrant-cells'
import { facilityKinds } from './hydrant-choices'
import { symbolOf } from './facility-symbols'
import * as words from './hydrants.messages'

const key = 'hydrant/fireDeviceManger'
const codes = <Code extends string>(table: Readonly<Record<string, Code>>) => choices.fixed(...Object.values(table))
const hasOutlet = (least: string) => ({ outlets }: Readonly<Record<string, unknown>>) => typeof outlets === 'string' && outlets >= least

/** The type and the diameter of one outlet, shown while the hydrant has so many. */
const outletFields = (type: 'outletType1' | 'outletType2' | 'outletType3', mm: 'outletMm1' | 'outletMm2' | 'outletMm3', least: string) => [
  field.choice(type, codes(OUTLET_TYPE), { section: 'outlets', when: hasOutlet(least) }), field.number(mm, { section: 'outlets', when: hasOutlet(least) }),
]

/** The fields of a row. Coordinates that cannot be read are shown as they were sent, so that saving another field does not remove them. */
const valuesOf = ({ coordinates, coordinatesText, ...row }: HydrantFacility): Partial<HydrantInput> =>
  // the field takes the text, and the schema refuses it until the user has corrected it
  ({ ...row, coordinates: coordinates ?? coordinatesText }) as Partial<HydrantInput>

/** Hydrants on the map and in a list (spec 1 §2 hydrant management, contract device 5). */
export default mapScreen({
  key,
  words,
  load: async (client, signal) => {
    const { rows, dropped } = await client.with(water).hydrants.markers(signal)
    const things = rows.map((hydrant) => ({
      id: hydrant.id, name: hydrant.name ?? hydrant.id, tone: markerTone(hydrant),
      position: hydrant.coordinates && { lng: hydrant.coordinates.longitude, lat: hydrant.coordinates.latitude }, ...(hydrant.radius ? { radius: hydrant.radius } : {}), symbol: symbolOf(hydrant.icon),
    }))
    return { rows: things, dropped }
  },
  live: true,
  list: listScreen({
    key,
    words,
    calls: partOf(water, 'hydrants'),
    live: true,
    filters: {
      name: filter.text(), regionCode: filter.choice(places.districts), type: filter.choice(codes(HYDRANT_TYPE)), waterPipe: filter.choice(codes(WATER_PIPE)), marked: filter.flag(),
      unitId: filter.choice(places.units), facilityTypeId: filter.choice(facilityKinds),
    },
    columns: [
      column.text('name', { sort: true, width: 168 }),
      column.custom('state', stateCell, stateText, { width: 116 }),
      column.text('area', { width: 92 }),
      column.code('type', { width: 92 }),
      column.text('address', { width: 260 }),
      column.custom('outletSizes', outletText, outletText, { width: 150 }),
      column.custom('radius', radiusText, radiusText, { sort: true, width: 150 }),
      column.text('unitName'),
      column.text('phone', { copy: true, width: 170 }),
      column.number('sensors', { width: 84 }),
      column.text('facilityTypeName', { hidden: true }),
      column.code('waterPipe', { hidden: true }),
      column.code('marked', { width: 100, hidden: true }),
      column.dateTime('updatedAt', { sort: true, hidden: true }),
    ],
    nameOf: ({ name, id }) => name ?? id,
    tone: edgeTone,
    form: {
      schema: hydrantInput,
      from: valuesOf,
      fields: [
        field.text('name', { section: 'facts' }), field.choice('regionCode', places.districts, { section: 'facts' }), field.choice('facilityTypeId', facilityKinds, { section: 'facts' }), field.choice('type', codes(HYDRANT_TYPE), { section: 'facts' }),
        field.choice('waterPipe', codes(WATER_PIPE), { section: 'facts' }), field.number('radius', { section: 'facts' }), field.choice('unitId', places.units, { section: 'facts' }),
        field.choice('outlets', codes(OUTLETS), { section: 'outlets', wide: true }),
        ...outletFields('outletType1', 'outletMm1', OUTLETS.one), ...outletFields('outletType2', 'outletMm2', OUTLETS.two), ...outletFields('outletType3', 'outletMm3', OUTLETS.three),
        field.textArea('address', { section: 'place' }), field.mapPosition('coordinates', { section: 'place' }),
      ],
    },
    acts: [
      panel<HydrantFacility>({ name: 'open', load: async () => (await import('./hydrant-panel')).HydrantPanel }),
      photoAct<HydrantFacility>({ screen: key, photosOf: (client) => client.with(hydrantPhotos), nameOf: ({ name, id }) => name ?? id, subtitleOf: ({ address }) => address }),
    ],
    kept: true,
    imports: hydrantInput,
    exports: true,
  }),
})
