import { expect, it } from 'vitest'
import { worstFirst } from './worst-first'

it('puts alarms before faults, offline and unknown before normal, and keeps the order of equal ones', () => {
  const statuses = ['2', null, '4', '0', '2', '1', '3'] as const
  const sorted = worstFirst(statuses.map((status, at) => ({ status, at })))
  expect(sorted.map(({ status }) => status)).toEqual(['1', '0', '4', null, '2', '2', '3'])
  expect(sorted.filter(({ status }) => status === '2').map(({ at }) => at)).toEqual([0, 4])
})
