import { YES_NO } from '../groups/facility-types'
import { hold, refusal, same, type ContractPromise } from './contract-promise'

/** Types of outdoor facilities, which all tenants share; a back end without a user above them promises nothing about them. */
export const facilityTypePromises: readonly ContractPromise[] = [
  {
    title: 'a new facility type is found by each filter, keeps its code, and is removed while no facility has it',
    check: async ({ platform }) => {
      if (platform === null) return
      const { facilityTypes } = platform
      const code = `T${Date.now() % 1e8}`
      const input = { code, name: `契约设施${code}`, hasOutlets: YES_NO.no, pointIds: [], defaultRadius: 80 }
      await facilityTypes.add(input)
      const { rows: [added], total } = await facilityTypes.list({ page: 1, limit: 15, code, name: input.name })
      hold(added !== undefined && total === 1, 'the new type is found')
      same([added.code, added.hasOutlets, added.defaultRadius, added.pointIds], [code, YES_NO.no, 80, []], 'the new type')
      same(await refusal(facilityTypes.add(input)), 'refused', 'a second type of the code')
      same(await refusal(facilityTypes.update(added.id, { ...input, code: `${code}X` })), 'refused', 'another code')
      await facilityTypes.update(added.id, { ...input, defaultRadius: null }, { version: added.version })
      same((await facilityTypes.get(added.id)).defaultRadius, null, 'the cleared radius')
      await facilityTypes.remove([added.id])
      same(await refusal(facilityTypes.get(added.id)), 'notFound', 'the removed type')
    },
  },
]
