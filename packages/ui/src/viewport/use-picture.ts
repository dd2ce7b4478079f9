'use client'
import { useCallback, useLayoutEffect, useState } from 'react'
import { loadPicture } from './picture'
import type { Picture } from './picture-copies'

/** While it loads a picture may have its size already, which is enough to show the markers. */
export type PictureState = { is: 'loading'; picture?: Picture } | { is: 'ready'; picture: Picture } | { is: 'failed' }

const LOADING: PictureState = { is: 'loading' }

/** The picture of a url; another url forgets the old picture at once, so that no floor is shown under another's name. */
export function usePicture(url: string): [PictureState, () => void] {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ key: string; state: PictureState }>({ key: '', state: LOADING })
  const key = `${attempt} ${url}`

  // before the first paint: the picture is what takes longest
  useLayoutEffect(() => {
    let open: Picture | undefined
    let gone = false
    const tell = (state: PictureState) => {
      if (!gone) setLoaded({ key, state })
    }
    const load = async () => {
      const picture = await loadPicture(url)
      if (gone) return picture.close()
      open = picture
      tell({ is: 'loading', picture })
      await picture.decoded
      tell({ is: 'ready', picture })
    }
    load().catch(() => tell({ is: 'failed' }))
    return () => {
      gone = true
      open?.close()
    }
  }, [url, key])

  const retry = useCallback(() => setAttempt((last) => last + 1), [])
  return [loaded.key === key ? loaded.state : LOADING, retry]
}
