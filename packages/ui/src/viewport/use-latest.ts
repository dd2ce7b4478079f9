'use client'
import { useRef } from 'react'
import { useLayoutEffect } from '../root/use-layout-effect'

/** A ref to the newest value, for listeners that are attached once. */
export function useLatest<Value>(value: Value) {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
