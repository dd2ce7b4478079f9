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
  /** how many more there are, which could not be read */
  unread: number
  /** null: nothing can be saved, because it would delete the layouts that could not be read */
  save: ((layouts: readonly WallLayout[]) => Promise<void>) | null
  /** deletes the layouts that could not be read, and keeps the others; the user has been asked. Null: all could be read */
  removeUnread: (() => Promise<void>) | null
}

/**
 * The layouts that the server keeps for the user, and those that this browser has kept while no server did: they are taken over. A platform
 * without this call has them in the browser. Rejects when the server has them and does not answer: no layouts would look like none saved.
 * What cannot be read is never written over: the browser keeps it beside the others. On the server what is saved replaces all of them, so
 * nothing is saved there.
 */
export async function openLayouts({ layouts, saveLayouts }: Pick<CameraCalls, 'layouts' | 'saveLayouts'>, storage: Storage | null, signal: AbortSignal): Promise<LayoutStore> {
  const own = readOwn(storage)
  const removeOwn = () => writeOwn(storage, readOwn(storage).layouts)
  try {
    const { rows: kept, dropped } = await layouts(signal)
    const unread = dropped + own.unread.length
    const missing = own.layouts.filter(({ name }) => !kept.some((layout) => layout.name === name))
    if (dropped > 0) return { layouts: [...missing, ...kept], unread, save: null, removeUnread: async () => { await saveLayouts(kept); removeOwn() } }
    const room = Math.max(0, MOST_LAYOUTS - kept.length)
    const known = [...missing.slice(0, room), ...kept]
    if (known.length > kept.length) await saveLayouts(known, signal)
    // what finds no room stays in the browser until there is some
    writeOwn(storage, [...missing.slice(room), ...own.unread])
    return { layouts: known, unread, save: saveLayouts, removeUnread: unread === 0 ? null : async () => removeOwn() }
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'notFound') throw error
    return {
      layouts: own.layouts, unread: own.unread.length, save: async (changed) => writeOwn(storage, [...changed, ...own.unread]),
      removeUnread: own.unread.length === 0 ? null : async () => removeOwn(),
    }
  }
}

function readOwn(storage: Storage | null): { layouts: WallLayout[]; unread: unknown[] } {
  const kept = listIn(storage)
  return { layouts: kept.filter(isWallLayout), unread: kept.filter((layout) => !isWallLayout(layout)) }
}

function listIn(storage: Storage | null): unknown[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function writeOwn(storage: Storage | null, layouts: readonly unknown[]): void {
  try {
    if (layouts.length === 0) storage?.removeItem(KEY)
    else storage?.setItem(KEY, JSON.stringify(layouts))
  } catch {
    // a full storage keeps what it had
  }
}
