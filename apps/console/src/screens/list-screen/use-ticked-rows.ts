import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { tickedRows } from './ticked-rows'

/**
 * The rows that the user has ticked. One that is loaded again is the new one: with its version of then, an act on it would be refused as the
 * change of another user, and what can be done with it may have changed.
 */
export function useTickedRows<Row>(shown: readonly Row[], rowKey: (row: Row) => string): [ReadonlyMap<string, Row>, Dispatch<SetStateAction<ReadonlyMap<string, Row>>>] {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Row>>(new Map())
  useEffect(() => {
    setTicked((before) => (before.size === 0 ? before : tickedRows(new Set(before.keys()), before, shown, rowKey)))
  }, [shown, rowKey])
  return [ticked, setTicked]
}
