import { useState, type ChangeEvent } from 'react'
import { reducedPhoto } from '../lib/reduced-photo'

/** What the server takes; the photos that items need always have room. */
export const MOST_PHOTOS = 12

/** A photo of a check. */
export interface Photo {
  /** the item that it shows; null: the facility as a whole */
  item: string | null
  /** Base64 */
  content: string
  url: string
}

/** The photos of a check. `onOutcome` is called after each: whether it could be read. */
export function usePhotos(onOutcome: (outcome: 'added' | 'failed') => void) {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  // photos that are still made smaller, which takes a slow phone seconds
  const [coming, setComing] = useState(0)
  const taken = photos.length + coming

  const add = async (event: ChangeEvent<HTMLInputElement>, item: string | null) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file || taken >= MOST_PHOTOS) return
    setComing((count) => count + 1)
    try {
      const url = await dataUrl(await reducedPhoto(file))
      setPhotos((last) => [...last, { item, content: url.replace(/^[^,]*,/, ''), url }])
      onOutcome('added')
    } catch {
      onOutcome('failed')
    } finally {
      setComing((count) => count - 1)
    }
  }
  const remove = (photo: Photo) => setPhotos((last) => last.filter((one) => one !== photo))
  return { photos, coming, taken, add, remove }
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error ?? new Error('the photo cannot be read'))
    reader.readAsDataURL(file)
  })
}
