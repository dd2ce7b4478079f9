import { cameras, type WallLayout } from '@smart-fire/api-client/cameras'
import { useClient } from '@smart-fire/dialogs/provider'
import { useEffect, useEffectEvent, useState } from 'react'
import { openLayouts, withLayout, withoutLayout, type LayoutEdit, type LayoutStore } from './saved-layouts'

interface SavedLayouts {
  layouts: readonly WallLayout[]
  /** how many more there are, which could not be read */
  unread: number
  /** null: nothing can be saved; they are still being fetched, could not be, or not all could be read */
  save: ((layout: WallLayout) => void) | null
  /** null as long as nothing can be saved */
  remove: ((name: string) => void) | null
  /** deletes those that could not be read, and fetches the others anew; rejects with the reason. Null: there are none */
  removeUnread: (() => Promise<void>) | null
}

interface Failures {
  onNotLoaded: () => void
  /** what could not be kept is taken back */
  onNotSaved: (error: unknown) => void
}

/** The saved layouts of the user. */
export function useSavedLayouts({ onNotLoaded, onNotSaved }: Failures): SavedLayouts {
  const client = useClient()
  const [store, setStore] = useState<LayoutStore | null>(null)
  const [pending, setPending] = useState<readonly LayoutEdit[]>([])
  const [openings, setOpenings] = useState(0)
  const sayNotLoaded = useEffectEvent(onNotLoaded)
  useEffect(() => {
    const opening = new AbortController()
    openLayouts(client.with(cameras), browserStorage(), opening.signal).then((opened) => {
      if (!opening.signal.aborted) setStore(opened)
    }, () => {
      if (!opening.signal.aborted) sayNotLoaded()
    })
    return () => opening.abort()
  }, [client, openings])
  if (store === null) return { layouts: [], unread: 0, save: null, remove: null, removeUnread: null }
  const { unread, change } = store
  // a change is shown at once, and the reason when it could not be kept
  const layouts = pending.reduce<readonly WallLayout[]>((known, edit) => edit(known), store.layouts)
  const removeUnread = store.removeUnread && (async () => {
    await store.removeUnread?.()
    setOpenings((before) => before + 1)
  })
  if (change === null) return { layouts, unread, save: null, remove: null, removeUnread }
  const run = (edit: LayoutEdit) => {
    const end = () => setPending((before) => before.filter((one) => one !== edit))
    setPending((before) => [...before, edit])
    change(edit).then((changed) => {
      setStore((last) => last && { ...last, layouts: changed })
      end()
    }, (error: unknown) => {
      end()
      onNotSaved(error)
    })
  }
  return { layouts, unread, save: (layout) => run((known) => withLayout(known, layout)), remove: (name) => run((known) => withoutLayout(known, name)), removeUnread }
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
