import { cameras, type WallLayout } from '@smart-fire/api-client/cameras'
import { useClient } from '@smart-fire/dialogs/provider'
import { useEffect, useEffectEvent, useState } from 'react'
import { openLayouts, withLayout, withoutLayout, type LayoutStore } from './saved-layouts'

interface SavedLayouts {
  layouts: readonly WallLayout[]
  /** null: they are still being fetched, or could not be */
  save: ((layout: WallLayout) => void) | null
  remove: (name: string) => void
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
  const sayNotLoaded = useEffectEvent(onNotLoaded)
  useEffect(() => {
    const opening = new AbortController()
    openLayouts(client.with(cameras), browserStorage(), opening.signal).then((opened) => {
      if (!opening.signal.aborted) setStore(opened)
    }, () => {
      if (!opening.signal.aborted) sayNotLoaded()
    })
    return () => opening.abort()
  }, [client])
  if (store === null) return { layouts: [], save: null, remove: () => undefined }
  const change = (layouts: WallLayout[]) => {
    setStore({ ...store, layouts })
    store.save(layouts).catch((error: unknown) => {
      setStore(store)
      onNotSaved(error)
    })
  }
  return { layouts: store.layouts, save: (layout) => change(withLayout(store.layouts, layout)), remove: (name) => change(withoutLayout(store.layouts, name)) }
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
