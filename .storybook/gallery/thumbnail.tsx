import { useState } from 'react'
import { PHOTO_LOOK, photoOf } from '../blocks/photo-of'
import { WhenSeen } from '../blocks/when-seen'
import { frameGlobals } from '../live/frame-globals'
import { type GalleryLook, SIZES } from './gallery-groups'

const WIDTH_PX = 312

interface ThumbnailProps {
  id: string
  name: string
  look: GalleryLook
}

/** A story, small: its photograph in the look of the stored ones, otherwise the story itself once it comes into view. */
export function Thumbnail({ id, name, look }: ThumbnailProps) {
  const [isSeen, setSeen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { width, height } = SIZES[look.size]
  const scale = WIDTH_PX / width
  const photo = !hasFailed && isPhotographed(look) ? photoOf(id) : null
  if (photo) return <img src={photo.address} width={WIDTH_PX} height={height * scale} alt="" loading="lazy" title={photo.day} onError={() => setFailed(true)} />
  if (!isSeen) return <WhenSeen height={`${height * scale}px`} onSeen={() => setSeen(true)} />
  return (
    <span className="gallery-frame" style={{ height: height * scale }}>
      <iframe title={name} tabIndex={-1} src={`./iframe.html?id=${id}&viewMode=story&globals=${frameGlobals(look)}`} style={{ width, height, transform: `scale(${scale})` }} />
    </span>
  )
}

function isPhotographed({ theme, locale, size }: GalleryLook): boolean {
  const { width, height } = SIZES[size]
  return theme === PHOTO_LOOK.theme && locale === PHOTO_LOOK.locale && width === PHOTO_LOOK.width && height === PHOTO_LOOK.height
}
