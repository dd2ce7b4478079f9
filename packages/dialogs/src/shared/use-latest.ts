import { useEffect, useRef, type RefObject } from 'react'

/** A ref that holds the value of the newest render, for callbacks that run later. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
