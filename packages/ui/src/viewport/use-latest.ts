'use client'
import { useLayoutEffect, useRef } from 'react'

/** The newest value for listeners that are attached once. */
export function useLatest<Value>(value: Value) {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
