import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { withScreens } from './screens.promises'

/** Networked units; a back end without groups (the mock) promises nothing about them. */
export const networkedUnitPromises: readonly ContractPromise[] = [
  {
    title: 'a new networked unit is found by each filter, is offered to buildings, keeps its name to itself, and is deleted while nothing is bound to it',
    check: withScreens(async ({ networkedUnits, estate }) => {
      const input = {
        name: `契约维保${Date.now()}`, kind: '1' as const, category: '2' as const, address: '契约路1号', coordinates: { longitude: 120.641, latitude: 30.252 },
        safetyDutyName: '林知远', safetyDutyPhone: '13800009901', licensedOn: '2020-02-29', contractStart: '2026-01-01', contractEnd: '2026-12-31',
      }
      await networkedUnits.add(input)
      const { name, kind, category, address, safetyDutyName } = input
      const { rows: [added], total } = await networkedUnits.list({ page: 1, limit: 15, name, kind, category, address, safetyDutyName })
      hold(added !== undefined && total === 1, 'the new unit is found')
      same([added.licensedOn, added.contractStart, added.contractEnd, added.coordinates], [input.licensedOn, input.contractStart, input.contractEnd, input.coordinates], 'its days and its place')
      hold((await estate.buildings.networkedUnits({ name })).some(({ id }) => id === added.id), 'buildings may choose it')
      same(await refusal(networkedUnits.add(input)), 'refused', 'a second unit of the name')
      same(await refusal(networkedUnits.update(added.id, { name, kind, contractEnd: '2025-12-31' }, { version: added.version })), 'refused', 'a contract that ends before it starts')

      await networkedUnits.update(added.id, { name, kind, contractEnd: null }, { version: added.version })
      same((await networkedUnits.get(added.id)).contractEnd, null, 'the end of the contract after it was cleared')
      same(await networkedUnits.usedBy(added.id), [], 'what is bound to it')
      await networkedUnits.remove([added.id])
      same(await refusal(networkedUnits.get(added.id)), 'notFound', 'the deleted unit')
    }),
  },
  {
    title: 'a control room belongs to one unit, is kept while a gateway stands in it, and both are found by the unit',
    check: withScreens(async ({ networkedUnits, controlRooms, gateways }) => {
      const stamp = String(Date.now())
      await networkedUnits.add({ name: `契约单位${stamp}`, kind: '0' })
      const { rows: [unit] } = await networkedUnits.list({ page: 1, limit: 15, name: stamp })
      hold(unit !== undefined, 'the new unit is found')
      const unitId = unit.id
      await controlRooms.add({ name: '一号消控室', unitId, phone: '05990-1' })
      const { rows: [room] } = await controlRooms.list({ page: 1, limit: 15, unitId })
      hold(room !== undefined, 'the new room is found')
      const gateway = { number: `C${stamp}`, manufacturer: '安澜', equipmentType: '用户信息传输装置', model: 'T1', unitId, controlRoomId: room.id }
      same(await refusal(gateways.add({ ...gateway, unitId: null })), 'refused', 'a room without its unit')
      await gateways.add(gateway)
      const { rows: [device] } = await gateways.list({ page: 1, limit: 15, unitId })
      same([device?.controlRoomName, device?.unitName], ['一号消控室', unit.name], 'where the gateway stands')
      same(await refusal(controlRooms.remove([room.id])), 'refused', 'the deletion of a room in use')
      await gateways.remove([device?.id ?? ''])
      await controlRooms.remove([room.id])
      await networkedUnits.remove([unitId])
    }),
  },
]
