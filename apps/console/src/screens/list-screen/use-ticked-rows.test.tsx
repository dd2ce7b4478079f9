import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDutyRoom, type DutyRoom } from './duty-rooms.fixtures'
import { useTickedRows } from './use-ticked-rows'

const keyOf = ({ id }: DutyRoom) => id

it('has a row that was changed meanwhile as it is now, and one of another page as it was last shown', () => {
  const { result, rerender } = renderHook(({ shown }) => useTickedRows(shown, keyOf), { initialProps: { shown: [aDutyRoom(), aDutyRoom({ id: '2' })] } })
  act(() => result.current[1](new Map([['1', aDutyRoom()], ['2', aDutyRoom({ id: '2' })]])))
  rerender({ shown: [aDutyRoom({ version: '2', isOpen: false }), aDutyRoom({ id: '2' })] })
  rerender({ shown: [aDutyRoom({ id: '3' })] })
  expect([...result.current[0].values()].map(({ id, version, isOpen }) => [id, version, isOpen])).toEqual([['1', '2', false], ['2', '1', true]])
})
