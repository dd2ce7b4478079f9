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
]
