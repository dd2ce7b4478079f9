import type { Point, Size } from './view.math'

const GAP_PX = 18
const EDGE_PX = 8

/** The position above the anchor, or below it when there is no space above; within the sides. */
export function placePopover(anchor: Point, popover: Size, viewport: Size): Point & { side: 'above' | 'below'; visible: boolean } {
  const above = anchor.y - GAP_PX - popover.height
  const below = anchor.y + GAP_PX
  const side = above >= EDGE_PX || viewport.height - anchor.y < anchor.y ? 'above' : 'below'
  const most = viewport.width - popover.width - EDGE_PX
  return {
    x: Math.round(Math.max(EDGE_PX, Math.min(most, anchor.x - popover.width / 2))),
    y: Math.round(side === 'above' ? Math.max(EDGE_PX, above) : below),
    side,
    visible: anchor.x >= 0 && anchor.y >= 0 && anchor.x <= viewport.width && anchor.y <= viewport.height,
  }
}
