import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { PICTURE } from './picture'
import { withScreens } from './screens.promises'

/** Facilities that are inspected, each with a label. */
export const facilityPromises: readonly ContractPromise[] = [
  {
    title: 'a facility of a building and one outside of it are found by their numbers, are due a cycle after the installation, keep their numbers, and hold their type, building and unit',
    check: withScreens(async ({ inspection, facilities: { indoor, outdoor }, managedBuildings, networkedUnits }) => {
      const stamp = String(Date.now())
      await inspection.types.add({ name: `契约设施${stamp}`, cycleDays: 30, checkItems: [], testItems: [] })
      await networkedUnits.add({ name: `契约单位${stamp}`, kind: '0' })
      const { rows: [type] } = await inspection.types.list({ page: 1, limit: 15, name: stamp })
      const { rows: [unit] } = await networkedUnits.list({ page: 1, limit: 15, name: stamp })
      const { rows: [building] } = await managedBuildings.list({ page: 1, limit: 1 })
      hold(type !== undefined && unit !== undefined && building !== undefined, 'the type, the unit and a building are found')
      const common = { typeId: type.id, installedOn: '2026-01-01', responsible: '契约责任人' }

      await indoor.add({ ...common, number: `c-${stamp}`, buildingId: building.id, floor: 1 })
      const { rows: [inside], total } = await indoor.list({ page: 1, limit: 15, number: stamp, buildingIds: [building.id], floor: 1, responsible: '契约', typeId: type.id })
      hold(inside !== undefined && total === 1, 'the facility of the building is found')
      same([inside.number, inside.typeName, inside.dueOn, inside.status], [`C-${stamp}`, type.name, '2026-01-31', '0'], 'what it shows')
      same(await refusal(outdoor.add({ ...common, number: `C-${stamp}`, unitId: unit.id })), 'refused', 'the same number outdoors')
      same(await refusal(indoor.update(inside.id, { ...common, number: 'C-1', buildingId: building.id, floor: 1 }, { version: inside.version })), 'refused', 'another number')

      await outdoor.add({ ...common, unitId: unit.id, coordinates: { longitude: 120.641, latitude: 30.252 } })
      const { rows: [outside] } = await outdoor.list({ page: 1, limit: 15, unitId: unit.id, marked: true })
      hold(outside !== undefined && /^2\d{15}$/.test(outside.number ?? ''), 'the facility outside of buildings has a number of its own')
      hold((await outdoor.markers()).rows.some(({ id, coordinates }) => id === outside.id && coordinates?.longitude === 120.641), 'it is on the map')
      same((await outdoor.byIds([outside.id])).map(({ number }) => number), [outside.number], 'the facility of a label')

      same(await refusal(inspection.types.remove([type.id])), 'refused', 'the deletion of a type in use')
      await indoor.remove([inside.id])
      await outdoor.remove([outside.id])
      same(await refusal(indoor.get(inside.id)), 'notFound', 'the deleted facility')
    }),
  },
  {
    title: 'a facility has one photo, which another photo replaces',
    check: withScreens(async ({ inspection, facilities: { indoor }, managedBuildings }) => {
      const stamp = String(Date.now())
      await inspection.types.add({ name: `契约照片${stamp}`, checkItems: [], testItems: [] })
      const { rows: [type] } = await inspection.types.list({ page: 1, limit: 15, name: stamp })
      const { rows: [building] } = await managedBuildings.list({ page: 1, limit: 1 })
      hold(type !== undefined && building !== undefined, 'the type and a building are found')
      await indoor.add({ typeId: type.id, buildingId: building.id, floor: 1 })
      const { rows: [facility] } = await indoor.list({ page: 1, limit: 15, typeId: type.id })
      hold(facility?.version != null, 'the facility is found')
      same((await indoor.photo(facility.id)).photo, null, 'a photo that nobody took')
      await indoor.savePhoto({ id: facility.id, version: facility.version }, PICTURE)
      const { photo, version } = await indoor.photo(facility.id)
      hold(photo !== null, 'the photo is saved')
      same(await refusal(indoor.removePhoto({ id: facility.id, version: facility.version })), 'conflict', 'a deletion by a version of before')
      await indoor.removePhoto({ id: facility.id, version })
      await indoor.remove([facility.id])
    }),
  },
]
