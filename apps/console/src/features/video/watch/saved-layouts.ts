import { ApiError, isApiError } from '@smart-fire/api-client'
import { isWallLayout, type CameraCalls, type WallLayout } from '@smart-fire/api-client/cameras'
import { refusalOf } from '../../../lib/refusal'

const KEY = 'smart-fire.video-layouts.own'
/** So many the server keeps. */
export const MOST_LAYOUTS = 20

/** The layouts with a new one in front; one of the same name is replaced. */
export const withLayout = (layouts: readonly WallLayout[], layout: WallLayout): WallLayout[] => [layout, ...withoutLayout(layouts, layout.name)]

/** Whether a layout of this name can be saved: in place of its namesake, or as one more. */
export const hasRoomFor = (layouts: readonly WallLayout[], name: string): boolean => withoutLayout(layouts, name).length < MOST_LAYOUTS

export const withoutLayout = (layouts: readonly WallLayout[], name: string): WallLayout[] => layouts.filter((layout) => layout.name !== name)

/** The change was sent, and the answer was lost: it is not known whether the server has saved it. Until it is sent, nothing can have been saved. */
export class UnconfirmedChange extends Error {}

/** One change of the list of layouts: a layout more, or one less. */
export type LayoutEdit = (layouts: readonly WallLayout[]) => WallLayout[]

/** Where the layouts of a user are kept. */
export interface LayoutStore {
  layouts: WallLayout[]
  /** how many more there are, which could not be read */
  unread: number
  /**
   * Changes what is kept at that moment, and gives it: another tab may have changed it. One change follows the other. Null: nothing can be
   * saved, because it would delete the layouts that could not be read
   */
  change: ((edit: LayoutEdit) => Promise<WallLayout[]>) | null
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
  const removeOwn = () => { writeOwn(storage, readOwn(storage).layouts) }
  try {
    const { rows: kept, dropped } = await layouts(signal)
    const unread = dropped + own.unread.length
    const missing = own.layouts.filter(({ name }) => !kept.some((layout) => layout.name === name))
    if (dropped > 0) return { layouts: [...missing, ...kept], unread, change: null, removeUnread: async () => { await saveLayouts(kept); removeOwn() } }
    const room = Math.max(0, MOST_LAYOUTS - kept.length)
    const known = [...missing.slice(0, room), ...kept]
    if (known.length > kept.length) await saveLayouts(known, signal)
    // what finds no room stays in the browser until there is some
    writeOwn(storage, [...missing.slice(room), ...own.unread])
    return { layouts: known, unread, change: inTurn((edit) => changeOnServer({ layouts, saveLayouts }, edit)), removeUnread: unread === 0 ? null : async () => removeOwn() }
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'notFound') throw error
    return {
      layouts: own.layouts, unread: own.unread.length, change: inTurn(async (edit) => changeInBrowser(storage, edit)),
      removeUnread: own.unread.length === 0 ? null : async () => removeOwn(),
    }
  }
}

/** What is saved replaces all layouts of the user: of two writes at once, or of two tabs, the last one would win, and take the other's layout away. */
async function changeOnServer({ layouts, saveLayouts }: Pick<CameraCalls, 'layouts' | 'saveLayouts'>, edit: LayoutEdit): Promise<WallLayout[]> {
  const { rows, dropped } = await layouts()
  if (dropped > 0) throw new ApiError('malformed')
  const changed = edit(rows)
  await saveLayouts(changed).catch((error: unknown) => {
    throw refusalOf(error).isUnknown ? new UnconfirmedChange() : error
  })
  return changed
}

function changeInBrowser(storage: Storage | null, edit: LayoutEdit): WallLayout[] {
  const { layouts, unread } = readOwn(storage)
  const changed = edit(layouts)
  if (!writeOwn(storage, [...changed, ...unread])) throw new Error('the browser keeps nothing more')
  return changed
}

/** Begins a change when the one before has ended, however it did. */
function inTurn<Given, Result>(act: (given: Given) => Promise<Result>): (given: Given) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (given) => {
    const own = last.then(() => act(given))
    last = own.catch(() => undefined)
    return own
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

/** False for a full or missing storage, which keeps what it had. */
function writeOwn(storage: Storage | null, layouts: readonly unknown[]): boolean {
  try {
    if (layouts.length === 0) storage?.removeItem(KEY)
    else storage?.setItem(KEY, JSON.stringify(layouts))
    return storage !== null
  } catch {
    return false
  }
}
