import { useEffect, useRef, type RefObject } from 'react'

/** The newest of what is handed in with every render, for those who ask later. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
