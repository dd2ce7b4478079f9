import { useEffect, useRef } from 'react'

/** Loading begins so far below the lower edge of the screen, so that the place is filled when the reader scrolls to it. */
const AHEAD_PX = 200

/** A place of this height that calls once it comes into view. */
export function WhenSeen({ height, onSeen }: { height: string | undefined; onSeen: () => void }) {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useRef(onSeen)
  useEffect(() => {
    seen.current = onSeen
  })
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => (entries.some(({ isIntersecting }) => isIntersecting) ? seen.current() : undefined), { rootMargin: `${AHEAD_PX}px` })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return <span ref={place} style={{ display: 'block', height }} />
}
