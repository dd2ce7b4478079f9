import { SIZES, type VideoWall } from './video-wall'

/** A wall that the user has given a name. */
export interface SavedLayout {
  name: string
  size: VideoWall['size']
  panes: VideoWall['panes']
}

const KEY = 'smart-fire.video-layouts'
const MOST = 20

/** The layouts of this user in this browser; ids of cameras only, nothing of what they show. Without storage there are none. */
export function readLayouts(storage: Storage | null, user: string): SavedLayout[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(`${KEY}.${user}`) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLayout) : []
  } catch {
    return []
  }
}

/** Keeps a layout; one of the same name is replaced. */
export function saveLayout(storage: Storage | null, user: string, layout: SavedLayout): SavedLayout[] {
  return write(storage, user, [layout, ...readLayouts(storage, user).filter(({ name }) => name !== layout.name)].slice(0, MOST))
}

export const removeLayout = (storage: Storage | null, user: string, name: string): SavedLayout[] => write(storage, user, readLayouts(storage, user).filter((layout) => layout.name !== name))

function write(storage: Storage | null, user: string, layouts: SavedLayout[]): SavedLayout[] {
  try {
    storage?.setItem(`${KEY}.${user}`, JSON.stringify(layouts))
  } catch {
    // a full storage keeps what it had
  }
  return layouts
}

function isLayout(value: unknown): value is SavedLayout {
  if (typeof value !== 'object' || value === null) return false
  const { name, size, panes } = value as Partial<SavedLayout>
  return typeof name === 'string' && SIZES.some((one) => one === size) && Array.isArray(panes) && panes.length === size && panes.every((id) => id === null || typeof id === 'string')
}
