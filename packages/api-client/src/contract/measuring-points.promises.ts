import { MEASURING_POINT_TYPE, OUT_OF_RANGE } from '../groups/measuring-points'
import { hold, refusal, same, type ContractPromise } from './contract-promise'

/** Measuring points; a back end whose platform has no user of its own (the mock) promises nothing about them. */
export const measuringPointPromises: readonly ContractPromise[] = [
  {
    title: 'a new measuring point is found by each filter, keeps its code, gets another normal range by its version, and is removed',
    check: async ({ platform }) => {
      if (platform === null) return
      const { measuringPoints } = platform
      const code = `C${Date.now()}`
      const input = {
        code, name: `契约测点${code}`, unit: 'kPa', type: MEASURING_POINT_TYPE.monitoring, normalMin: 0.1, normalMax: 0.7, outOfRange: OUT_OF_RANGE.fault, highAlarm: '高压',
      }
      await measuringPoints.add(input)
      const { rows: [added], total } = await measuringPoints.list({ page: 1, limit: 15, code, name: input.name, type: input.type })
      hold(added !== undefined && total === 1, 'the new point is found')
      same([added.unit, added.normalMin, added.normalMax, added.outOfRange, added.highAlarm, added.lowAlarm], ['kPa', 0.1, 0.7, '0', '高压', null], 'the new point')
      same((await measuringPoints.list({ page: 1, limit: 15, code, type: MEASURING_POINT_TYPE.fire })).total, 0, 'fire points with its code')
      same(await refusal(measuringPoints.add(input)), 'refused', 'a second point of the code')

      await measuringPoints.update(added.id, { ...input, normalMax: null }, { version: added.version })
      same((await measuringPoints.get(added.id)).normalMax, null, 'the open upper bound')
      same(await refusal(measuringPoints.update(added.id, input, { version: added.version })), 'conflict', 'a change by an old version')
      same(await refusal(measuringPoints.update(added.id, { ...input, code: `${code}X` })), 'refused', 'another code')
      same(await refusal(measuringPoints.update(added.id, { ...input, normalMin: 3, normalMax: 1 })), 'refused', 'a lower bound above the upper one')
      await measuringPoints.remove([added.id])
      same(await refusal(measuringPoints.get(added.id)), 'notFound', 'the removed point')
    },
  },
]
