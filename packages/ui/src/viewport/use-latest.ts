'use client'
import { useLayoutEffect, useRef } from 'react'

/** A ref to the newest value, for listeners that are attached once. */
export function useLatest<Value>(value: Value) {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
