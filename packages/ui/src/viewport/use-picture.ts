'use client'
import { useCallback, useState } from 'react'
import { useLayoutEffect } from '../root/use-layout-effect'
import { loadPicture } from './picture'
import type { Picture } from './picture-copies'

/** A loading picture may have a size already, which is sufficient for the markers. */
export type PictureState = { is: 'loading'; picture?: Picture } | { is: 'ready'; picture: Picture } | { is: 'failed' }

const LOADING: PictureState = { is: 'loading' }

/** Loads the picture of a url. With another url the old picture is removed at once, so that no floor is shown under another name. */
export function usePicture(url: string): [PictureState, () => void] {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ key: string; state: PictureState }>({ key: '', state: LOADING })
  const key = `${attempt} ${url}`

  // a layout effect, because the picture takes longest
  useLayoutEffect(() => {
    let open: Picture | undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const report = (state: PictureState) => {
      if (!signal.aborted) setLoaded({ key, state })
    }
    const load = async () => {
      const picture = await loadPicture(url, signal)
      if (signal.aborted) return picture.close()
      open = picture
      report({ is: 'loading', picture })
      await picture.decoded
      report({ is: 'ready', picture })
    }
    load().catch(() => report({ is: 'failed' }))
    return () => {
      leaving.abort()
      open?.close()
    }
  }, [url, key])

  const retry = useCallback(() => setAttempt((last) => last + 1), [])
  return [loaded.key === key ? loaded.state : LOADING, retry]
}
