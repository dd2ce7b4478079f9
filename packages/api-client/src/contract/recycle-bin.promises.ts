import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { withScreens } from './screens.promises'

/** Deleted rows; a back end without groups (the mock) promises nothing about them. */
export const recycleBinPromises: readonly ContractPromise[] = [
  {
    title: 'a deleted unit is found among the deleted rows with 30 days left, is restored once, and is there again under its id',
    check: withScreens(async ({ networkedUnits, recycleBin }) => {
      const name = `契约回收${Date.now()}`
      await networkedUnits.add({ name, kind: '0' })
      const { rows: [added] } = await networkedUnits.list({ page: 1, limit: 15, name })
      hold(added !== undefined, 'the new unit is found')
      await networkedUnits.remove([added.id])
      const { rows: [binned] } = await recycleBin.list({ page: 1, limit: 15, kind: 'unit', keyword: name })
      hold(binned !== undefined && binned.deletedAt !== null && binned.endsAt !== null, 'the deleted unit is found')
      same([binned.subjectId, binned.endsAt - binned.deletedAt], [added.id, 30 * 86_400_000], 'the time that is left')
      await recycleBin.restore(binned)
      same((await networkedUnits.get(added.id)).name, name, 'the restored unit')
      same(await refusal(recycleBin.restore(binned)), 'refused', 'a second restoration')
      await networkedUnits.remove([added.id])
    }),
  },
]
