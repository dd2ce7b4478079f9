import { ITEM_KIND } from '../groups/inspection'
import { hold, refusal, same, type ContractPromise } from './contract-promise'

/** Types of facilities that are inspected, with their items. */
export const inspectionPromises: readonly ContractPromise[] = [
  {
    title: 'a new inspection type is found by its name, keeps the order of its items, and is removed while no facility has it',
    check: async ({ screens }) => {
      if (screens === null) return
      const { types } = screens.inspection
      const name = `契约灭火器${Date.now() % 1e8}`
      const checkItems = [
        { content: '压力', kind: ITEM_KIND.number, unit: 'MPa', min: 1, max: 1.4, needsPhoto: true },
        { content: '铅封完好', kind: ITEM_KIND.choice, unit: null, min: null, max: null, needsPhoto: false },
      ]
      const input = { name, cycleDays: 30, checkItems, testItems: [] }
      await types.add(input)
      const { rows: [added], total } = await types.list({ page: 1, limit: 15, name })
      hold(added !== undefined && total === 1, 'the new type is found')
      same([added.cycleDays, added.checkItems.map(({ content, kind, min, max, needsPhoto }) => [content, kind, min, max, needsPhoto]), added.testItems], [
        30, [['压力', 'number', 1, 1.4, true], ['铅封完好', 'choice', null, null, false]], [],
      ], 'the new type')
      same(await refusal(types.add(input)), 'refused', 'a second type of the name')
      await types.update(added.id, { ...input, checkItems: [...checkItems].reverse() }, { version: added.version })
      same((await types.get(added.id)).checkItems.map(({ content }) => content), ['铅封完好', '压力'], 'the new order')
      await types.remove([added.id])
      same(await refusal(types.get(added.id)), 'notFound', 'the removed type')
    },
  },
]
