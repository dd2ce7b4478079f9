'use client'
import { useCallback, useEffect, useState } from 'react'
import { loadPicture, type Picture } from './picture'

export type PictureState = { is: 'loading' } | { is: 'ready'; picture: Picture } | { is: 'failed' }

const LOADING: PictureState = { is: 'loading' }

/** The decoded picture of a url; another url forgets the old picture at once, so that no floor is shown under another's name. */
export function usePicture(url: string): [PictureState, () => void] {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ key: string; state: PictureState }>({ key: '', state: LOADING })
  const key = `${attempt} ${url}`

  useEffect(() => {
    let open: Picture | undefined
    let gone = false
    loadPicture(url).then(
      (picture) => {
        if (gone) return picture.close()
        open = picture
        setLoaded({ key, state: { is: 'ready', picture } })
      },
      () => {
        if (!gone) setLoaded({ key, state: { is: 'failed' } })
      },
    )
    return () => {
      gone = true
      open?.close()
    }
  }, [url, key])

  const retry = useCallback(() => setAttempt((last) => last + 1), [])
  return [loaded.key === key ? loaded.state : LOADING, retry]
}
