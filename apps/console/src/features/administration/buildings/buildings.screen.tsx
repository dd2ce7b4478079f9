import { FACILITY_CONDITION, floorNamesInput, managedBuildingInput, managedBuildings, OWNERSHIP, YES_NO, type BuildingFloors, type ManagedBuilding } from '@smart-fire/api-client/managed-buildings'
import { choices, column, field, filter, formAct, listScreen, panel, places } from '../../../screens'
import { floorsText, plansText } from './building-cells'
import * as words from './buildings.messages'

const yesNo = choices.fixed(YES_NO.yes, YES_NO.no)
const ownerships = choices.fixed(...Object.values(OWNERSHIP))
const conditions = choices.fixed(...Object.values(FACILITY_CONDITION))
const IDENTITY = { section: 'identity' }
const PLACE = { section: 'place' }
const SIZE = { section: 'size' }
const FIRE = { section: 'fire' }
const SURROUNDINGS = { section: 'surroundings' }
const hasControlRoom = ({ controlRoom }: Readonly<Record<string, unknown>>) => controlRoom === YES_NO.yes

/** Buildings with their facts, their floors and their plans (spec 1 §2 buildManager, contract device 1, ADR 24). */
export default listScreen({
  key: 'adminSys/buildManager',
  words,
  calls: managedBuildings,
  filters: { name: filter.text(), address: filter.text(), networkedUnitId: filter.choice(places.units) },
  columns: [
    column.text('name', { sort: true, width: 220 }),
    column.text('unitName'),
    column.position('address', { least: 120 }),
    column.custom('storeys', floorsText, floorsText, { width: 124 }),
    column.number('deviceCount', { width: 92 }),
    column.custom('plans', plansText, plansText, { width: 108 }),
    column.text('useType', { width: 108 }),
    column.code('facilityCondition', { width: 124, tones: { [FACILITY_CONDITION.qualified]: 'normal', [FACILITY_CONDITION.unqualified]: 'fault' } }),
    column.number('height', { sort: true, width: 110, hidden: true }),
    column.code('controlRoom', { hidden: true }),
    column.text('contactName', { hidden: true }),
    column.text('contactPhone', { copy: true, hidden: true }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ name, id }) => name ?? id,
  form: {
    schema: managedBuildingInput,
    fields: [
      field.text('name', { ...IDENTITY, wide: true }), field.choice('networkedUnitId', places.units, IDENTITY), field.text('category', IDENTITY), field.text('useType', IDENTITY), field.text('useKind', IDENTITY),
      field.choice('inUse', yesNo, IDENTITY), field.choice('ownership', ownerships, IDENTITY), field.text('contactName', IDENTITY), field.text('contactPhone', { ...IDENTITY, inputMode: 'tel' }),
      field.date('completedOn', IDENTITY),
      field.choice('regionCode', places.districts, PLACE), field.text('streetCode', PLACE), field.text('road', PLACE), field.text('houseNumber', PLACE), field.text('block', PLACE),
      field.textArea('address', PLACE), field.textArea('addressDetail', PLACE), field.mapPosition('coordinates', PLACE),
      field.number('floors', SIZE), field.number('basements', SIZE), field.number('height', SIZE), field.number('area', SIZE), field.number('footprintArea', SIZE),
      field.number('standardFloorArea', SIZE), field.number('upperArea', SIZE), field.number('basementArea', SIZE), field.text('structure', SIZE), field.text('structureDetail', SIZE),
      field.number('maxOccupants', SIZE), field.number('liftCount', SIZE), field.text('liftPlace', SIZE),
      field.text('fireResistance', FIRE), field.text('fireHazard', FIRE), field.choice('automaticProtection', yesNo, FIRE), field.choice('facilityCondition', conditions, FIRE),
      field.textArea('facilities', FIRE), field.textArea('otherFacilities', FIRE), field.choice('controlRoom', yesNo, FIRE), field.text('controlRoomPlace', { ...FIRE, when: hasControlRoom }),
      field.number('refugeFloors', FIRE), field.number('refugeArea', FIRE), field.text('refugePlace', FIRE),
      field.textArea('nearbyBuildings', SURROUNDINGS), field.textArea('surroundings', SURROUNDINGS),
    ],
    start: { basements: 0, inUse: YES_NO.yes },
  },
  opens: 'floorList',
  acts: [
    panel({ name: 'floorList', load: async () => (await import('./floors-panel')).FloorsPanel }),
    formAct({
      name: 'nameFloors', element: 'btn_edit',
      load: (client, { id }: ManagedBuilding, signal) => client.with(managedBuildings).floors(id, signal),
      form: {
        schema: floorNamesInput,
        fields: [field.rows('names', { wide: true, fields: [field.number('floor'), field.text('floorName')] })],
        from: ({ floors }: BuildingFloors) => ({ names: floors.flatMap(({ floor, name }) => (name === null ? [] : [{ floor, floorName: name }])) }),
      },
      run: (client, { id, version }: BuildingFloors, input, signal) => client.with(managedBuildings).nameFloors(id, input, { version }, signal),
    }),
  ],
  kept: true,
  imports: managedBuildingInput,
  exports: true,
})
