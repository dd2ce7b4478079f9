import type { Point, Size } from './view.math'

const GAP_PX = 18
const EDGE_PX = 8

/**
 * The position above the anchor, below it when there is no space above, or beside it in a viewport too low for both; within the edges as
 * far as it fits, for what lies beyond them is cut.
 */
export function placePopover(anchor: Point, popover: Size, viewport: Size, gap = GAP_PX): Point & { side: 'above' | 'below' | 'beside'; visible: boolean } {
  const above = anchor.y - gap - popover.height
  const below = anchor.y + gap
  const mostY = Math.max(EDGE_PX, viewport.height - popover.height - EDGE_PX)
  const side = above >= EDGE_PX ? 'above' : below <= mostY ? 'below' : 'beside'
  const mostX = Math.max(EDGE_PX, viewport.width - popover.width - EDGE_PX)
  const y = side === 'above' ? above : side === 'below' ? below : Math.min(mostY, anchor.y - popover.height / 2)
  const x = side === 'beside' ? besideX(anchor.x, popover.width, mostX, gap) : anchor.x - popover.width / 2
  return {
    x: Math.round(Math.max(EDGE_PX, Math.min(mostX, x))),
    y: Math.round(Math.max(EDGE_PX, y)),
    side,
    visible: anchor.x >= 0 && anchor.y >= 0 && anchor.x <= viewport.width && anchor.y <= viewport.height,
  }
}

/** At the right when it fits there, else at the left, so that the marker stays in sight. */
function besideX(x: number, width: number, most: number, gap: number): number {
  return x + gap <= most ? x + gap : x - gap - width
}
