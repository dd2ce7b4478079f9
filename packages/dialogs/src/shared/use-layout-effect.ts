import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react'

/** React's `useLayoutEffect`. On a server neither runs, but React 18 warns of a layout effect there. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect
