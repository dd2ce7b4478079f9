import { hold, refusal, same, type ContractPromise } from './contract-promise'

/** The dictionary; a back end whose platform has no user of its own (the mock) promises nothing about it. */
export const dictionaryPromises: readonly ContractPromise[] = [
  {
    title: 'the dictionary has the codes of the platform, which stay as they are, and takes lists of its own',
    check: async ({ platform }) => {
      if (platform === null) return
      const { types, entries } = platform.dictionary
      const { rows: [verdicts] } = await types.list({ page: 1, limit: 15, code: 'fire_verdict' })
      hold(verdicts?.origin === 'builtIn' && verdicts.entries === 3, 'the verdicts are built in')
      const { rows: [verdict] } = await entries.list({ page: 1, limit: 15, typeId: verdicts.id, value: '1' })
      same([verdict?.label, verdict?.origin, verdict?.typeName], ['真实火警', 'builtIn', verdicts.name], 'the first verdict')
      const entry = { typeId: verdicts.id, value: '9', label: '待定', isDefault: false, state: 'enabled' } as const
      same(await refusal(entries.add(entry)), 'refused', 'an entry of a built-in list')
      same(await refusal(entries.update(verdict?.id ?? '', { ...entry, value: '1' })), 'refused', 'a change of a built-in entry')
      same(await refusal(entries.remove([verdict?.id ?? ''])), 'refused', 'the removal of a built-in entry')
      same(await refusal(types.update(verdicts.id, { code: 'verdict', name: '结论' })), 'refused', 'a change of a built-in list')

      const code = `own_${Date.now()}`
      await types.add({ code, name: code })
      const { rows: [own] } = await types.list({ page: 1, limit: 15, code, origin: 'own' })
      hold(own !== undefined, 'the new list is found')
      await entries.add({ ...entry, typeId: own.id, isDefault: true })
      same(await refusal(entries.add({ ...entry, typeId: own.id, value: '8', label: '其他', isDefault: true })), 'refused', 'a second default')
      same(await refusal(types.remove([own.id])), 'refused', 'the removal of a list with entries')
      const { rows: [added] } = await entries.list({ page: 1, limit: 15, typeId: own.id, state: 'enabled' })
      same([added?.value, added?.isDefault], ['9', true], 'the new entry')
      await entries.remove([added?.id ?? ''])
      await types.remove([own.id])
    },
  },
]
