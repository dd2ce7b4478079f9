import { useEffect, useRef, useState } from 'react'

/** Calls `onEnd` after the given time. The time is paused while the pointer or the focus is on the element (WCAG 2.2.1). */
export function useCountdown(durationMs: number, onEnd: () => void) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => end.current(), durationMs)
    return () => clearTimeout(timer)
  }, [held, durationMs])
  return { onMouseEnter: () => setPointed(true), onMouseLeave: () => setPointed(false), onFocus: () => setFocused(true), onBlur: () => setFocused(false) }
}
