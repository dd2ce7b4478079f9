import type { WallSize } from '@smart-fire/api-client/cameras'

/** Which camera is in which pane. */
export interface VideoWall {
  size: WallSize
  /** one for each pane, by camera id; null = empty */
  panes: readonly (string | null)[]
  /** the pane that the next camera goes into */
  selected: number
  /** the pane that fills the wall; null = none */
  enlarged: number | null
}

export const EMPTY_WALL: VideoWall = { size: 4, panes: fill([], 4), selected: 0, enlarged: null }

function fill(panes: readonly (string | null)[], size: number): (string | null)[] {
  return Array.from({ length: size }, (_, index) => panes[index] ?? null)
}

/** More panes keep what is shown; fewer ones keep the cameras of the first panes, empty ones left out before a camera is. */
export function resized(wall: VideoWall, size: WallSize): VideoWall {
  const shown = wall.panes.filter((id) => id !== null)
  const panes = size >= wall.size ? fill(wall.panes, size) : fill(shown.length > 0 ? shown : wall.panes, size)
  return { size, panes, selected: Math.min(wall.selected, size - 1), enlarged: null }
}

/** Puts a camera into a pane, from which it leaves the one that it was in; the next empty pane is selected. */
export function put(wall: VideoWall, id: string, pane = wall.selected): VideoWall {
  const panes = wall.panes.map((shown, index) => (index === pane ? id : shown === id ? null : shown))
  const next = [...panes.keys()].map((step) => (pane + 1 + step) % panes.length).find((index) => panes[index] === null)
  return { ...wall, panes, selected: next ?? (pane + 1) % panes.length, enlarged: wall.enlarged === null ? null : pane }
}

/** Exchanges two panes. */
export function swapped(wall: VideoWall, from: number, to: number): VideoWall {
  const panes = wall.panes.map((shown, index) => (index === from ? wall.panes[to] ?? null : index === to ? wall.panes[from] ?? null : shown))
  return { ...wall, panes, selected: to }
}

export const emptied = (wall: VideoWall, pane: number): VideoWall => ({ ...wall, panes: wall.panes.map((shown, index) => (index === pane ? null : shown)), selected: pane, enlarged: wall.enlarged === pane ? null : wall.enlarged })

export const enlarged = (wall: VideoWall, pane: number): VideoWall => ({ ...wall, selected: pane, enlarged: wall.enlarged === pane || wall.panes[pane] == null ? null : pane })

/** The pane that an arrow key leads to; null beyond the edge, and while one pane fills the wall: a hidden one would be emptied unseen. */
export function paneBeside({ size, selected, enlarged: filling }: VideoWall, key: string): number | null {
  if (filling !== null) return null
  const columns = Math.sqrt(size)
  const column = selected % columns
  const to = { ArrowLeft: column > 0 ? selected - 1 : null, ArrowRight: column < columns - 1 ? selected + 1 : null, ArrowUp: selected - columns, ArrowDown: selected + columns }[key] ?? null
  return to === null || to < 0 || to >= size ? null : to
}

/** The wall with the next page of these cameras: after the last one it begins again. Who has enlarged a camera watches, and may steer, it: it stays. */
export function turned(wall: VideoWall, ids: readonly string[], page: number): VideoWall {
  if (wall.enlarged !== null) return wall
  const pages = Math.max(1, Math.ceil(ids.length / wall.size))
  const start = (page % pages) * wall.size
  return { ...wall, panes: fill(ids.slice(start, start + wall.size), wall.size) }
}
