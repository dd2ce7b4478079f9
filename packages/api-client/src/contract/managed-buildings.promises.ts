import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { withScreens } from './screens.promises'

/** Buildings as they are managed; a back end without groups (the mock) promises nothing about them. */
export const managedBuildingPromises: readonly ContractPromise[] = [
  {
    title: 'a new building is found by each filter and in the tree, keeps its name to itself, names its floors, and is deleted while nothing is in it',
    check: withScreens(async ({ managedBuildings, estate }) => {
      const input = {
        name: `契约大厦${Date.now()}`, regionCode: '339901', address: '契约路2号', coordinates: { longitude: 120.641, latitude: 30.252 }, floors: 6, basements: 1, height: 24.5, completedOn: '2020-02-29',
        inUse: '1' as const, controlRoom: '0' as const, facilityCondition: '2' as const, nearbyBuildings: '东侧广场',
      }
      await managedBuildings.add(input)
      const { name, address, regionCode } = input
      const { rows: [added], total } = await managedBuildings.list({ page: 1, limit: 15, name, address, regionCode })
      hold(added !== undefined && total === 1, 'the new building is found')
      same([added.completedOn, added.coordinates, added.height, added.inUse, added.controlRoom, added.facilityCondition], [input.completedOn, input.coordinates, 24.5, '1', '0', '2'], 'what was written')
      hold((await estate.buildings.all()).some(({ id }) => id === added.id), 'it is among all buildings')
      same(await refusal(managedBuildings.add(input)), 'refused', 'a second building of the name')
      same(await refusal(managedBuildings.update(added.id, { ...input, floors: 0, basements: 0 }, { version: added.version })), 'refused', 'a building without floors')

      await managedBuildings.nameFloors(added.id, { names: [{ floor: -1, floorName: '车库' }] }, { version: added.version })
      const named = await managedBuildings.floors(added.id)
      same(named.floors.map(({ floor, name: floorName }) => [floor, floorName]).slice(-2), [[1, null], [-1, '车库']], 'the lowest floors')
      same(await refusal(managedBuildings.update(added.id, input, { version: added.version })), 'conflict', 'a change by an old version')
      same(await refusal(managedBuildings.nameFloors(added.id, { names: [{ floor: 7, floorName: '屋面' }] }, { version: named.version })), 'refused', 'the name of a floor that is not there')

      same(await managedBuildings.usedBy(added.id), [], 'what is in it')
      await managedBuildings.remove([added.id])
      same(await refusal(managedBuildings.get(added.id)), 'notFound', 'the deleted building')
    }),
  },
  {
    title: 'a building with devices says what is in it and is not deleted, and its floors have their devices',
    check: withScreens(async ({ managedBuildings }, { place: { buildingId, floor } }) => {
      const uses = await managedBuildings.usedBy(buildingId)
      hold(uses.some(({ count }) => count > 0), 'its uses are told')
      same(await refusal(managedBuildings.remove([buildingId])), 'refused', 'its deletion')
      const { floors } = await managedBuildings.floors(buildingId)
      const here = floors.find((one) => one.floor === floor)
      hold(here !== undefined && here.placed + here.unplaced > 0, 'the floor has devices')
    }),
  },
]
