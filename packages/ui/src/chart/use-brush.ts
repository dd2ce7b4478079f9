import { useRef, type RefObject } from 'react'

const FROM_PX = 5 // a shorter drag is a click
const TOUCH_FROM_PX = 24 // larger for touch: a finger moves a little during a tap

export interface Brush {
  isOn: () => boolean
  begin: (px: number, touch: boolean) => void
  follow: (px: number) => void
  /** Gives what was marked, from left to right in px; null for a click, and for a drag that was cancelled (null). */
  end: (px: number | null) => [from: number, to: number] | null
}

/** The range that a drag marks on a plot. Its rectangle is moved without a render. */
export function useBrush(rect: RefObject<SVGRectElement | null>): Brush {
  const start = useRef<number | null>(null)
  const least = useRef(FROM_PX)
  const draw = (from: number, to: number) => {
    const node = rect.current
    if (!node) return
    node.style.visibility = to - from >= least.current ? 'visible' : 'hidden'
    node.setAttribute('x', String(from))
    node.setAttribute('width', String(to - from))
  }
  return {
    isOn: () => start.current !== null,
    begin(px, touch) {
      least.current = touch ? TOUCH_FROM_PX : FROM_PX
      start.current = px
    },
    follow(px) {
      if (start.current !== null) draw(Math.min(start.current, px), Math.max(start.current, px))
    },
    end(px) {
      const from = start.current
      start.current = null
      draw(0, 0)
      if (from === null || px === null || Math.abs(px - from) < least.current) return null
      return [Math.min(from, px), Math.max(from, px)]
    },
  }
}
