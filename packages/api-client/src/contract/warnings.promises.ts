import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { withScreens } from './screens.promises'

/** Alarm levels and thresholds; a back end without groups (the mock) promises nothing about them. */
export const warningPromises: readonly ContractPromise[] = [
  {
    title: 'alarm levels are listed the lowest first, keep name, number and colour unique, and one with thresholds is not deleted',
    check: withScreens(async ({ warnings: { levels, thresholds } }) => {
      const mark = Date.now() % 90_000
      const low = { name: `低${mark}`, rank: mark, color: '#12AB01', tone: 'chime', repeats: true, instructions: '契约' } as const
      const high = { name: `高${mark}`, rank: mark + 1, color: '#12AB02' }
      await levels.add(high)
      await levels.add(low)
      const { rows: added } = await levels.list({ page: 1, limit: 15, name: String(mark) })
      same(added.map(({ name, tone, repeats }) => [name, tone, repeats]), [[low.name, 'chime', true], [high.name, null, null]], 'the new levels')
      for (const taken of [{ name: low.name }, { rank: low.rank }, { color: low.color }]) {
        same(await refusal(levels.add({ name: 'Z', rank: mark + 2, color: '#12AB03', ...taken })), 'refused', `a second level with ${JSON.stringify(taken)}`)
      }
      const [lowest, highest] = added
      const { rows: [point] } = await thresholds.list({ page: 1, limit: 1, all: true })
      hold(lowest !== undefined && highest !== undefined && point?.ranges.rows.length === 0, 'there are two levels, and a point without thresholds')

      const ranges = [{ levelId: lowest.id, min: 45, max: 50 }, { levelId: highest.id, min: 50 }]
      same(await refusal(thresholds.set(point.id, { ranges: [ranges[0] ?? { levelId: '' }, { levelId: highest.id, min: 51 }] }, { isNew: true })), 'refused', 'ranges with a gap')
      await thresholds.set(point.id, { ranges }, { isNew: true })
      const { ranges: { rows: stored }, version } = await thresholds.get(point.id)
      same(stored.map(({ level, min, max }) => [level, min, max]), [[low.name, 45, 50], [high.name, 50, null]], 'the stored ranges')
      same((await thresholds.list({ page: 1, limit: 15 })).rows.map(({ id }) => id).includes(point.id), true, 'the point is among those with thresholds')
      same(await refusal(levels.remove([lowest.id])), 'refused', 'the deletion of a level with thresholds')
      await thresholds.set(point.id, { ranges }, { isNew: false, version })
      same(await refusal(thresholds.set(point.id, { ranges }, { isNew: false, version })), 'conflict', 'a change by an old version')

      await thresholds.clear(point.id)
      same((await thresholds.get(point.id)).ranges.rows, [], 'the ranges of the point after their removal')
      await levels.remove([lowest.id, highest.id])
      same((await levels.list({ page: 1, limit: 15, name: String(mark) })).total, 0, 'the removed levels')
    }),
  },
]
