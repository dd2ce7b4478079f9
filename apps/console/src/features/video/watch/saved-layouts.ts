import { isApiError } from '@smart-fire/api-client'
import { isWallLayout, type CameraCalls, type WallLayout } from '@smart-fire/api-client/cameras'

const KEY = 'smart-fire.video-layouts.own'
/** So many the server keeps. */
export const MOST_LAYOUTS = 20

/** The layouts with a new one in front; one of the same name is replaced. */
export const withLayout = (layouts: readonly WallLayout[], layout: WallLayout): WallLayout[] => [layout, ...withoutLayout(layouts, layout.name)]

/** Whether a layout of this name can be saved: in place of its namesake, or as one more. */
export const hasRoomFor = (layouts: readonly WallLayout[], name: string): boolean => withoutLayout(layouts, name).length < MOST_LAYOUTS

export const withoutLayout = (layouts: readonly WallLayout[], name: string): WallLayout[] => layouts.filter((layout) => layout.name !== name)

/** Where the layouts of a user are kept. */
export interface LayoutStore {
  layouts: WallLayout[]
  save: (layouts: readonly WallLayout[]) => Promise<void>
}

/**
 * The layouts that the server keeps for the user, and those that this browser has kept while no server did: they are taken over. A platform
 * without this call has them in the browser. Rejects when the server has them and does not answer: no layouts would look like none saved.
 */
export async function openLayouts({ layouts, saveLayouts }: Pick<CameraCalls, 'layouts' | 'saveLayouts'>, storage: Storage | null, signal: AbortSignal): Promise<LayoutStore> {
  const own = readOwn(storage)
  try {
    const kept = await layouts(signal)
    const missing = own.filter(({ name }) => !kept.some((layout) => layout.name === name))
    const room = Math.max(0, MOST_LAYOUTS - kept.length)
    const known = [...missing.slice(0, room), ...kept]
    if (known.length > kept.length) await saveLayouts(known, signal)
    // what finds no room stays in the browser until there is some
    if (missing.length > room) writeOwn(storage, missing.slice(room))
    else storage?.removeItem(KEY)
    return { layouts: known, save: saveLayouts }
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'notFound') throw error
    return { layouts: own, save: async (changed) => writeOwn(storage, changed) }
  }
}

function readOwn(storage: Storage | null): WallLayout[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWallLayout) : []
  } catch {
    return []
  }
}

function writeOwn(storage: Storage | null, layouts: readonly WallLayout[]): void {
  try {
    storage?.setItem(KEY, JSON.stringify(layouts))
  } catch {
    // a full storage keeps what it had
  }
}
