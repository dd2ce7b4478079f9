import { useState } from 'react'
import { WhenSeen } from '../blocks/when-seen'
import { type GalleryLook, globalsOf, SIZES } from './gallery-groups'

const WIDTH_PX = 312

interface ThumbnailProps {
  id: string
  name: string
  look: GalleryLook
}

/** A story, small, loaded once it comes into view. */
export function Thumbnail({ id, name, look }: ThumbnailProps) {
  const [isSeen, setSeen] = useState(false)
  const { width, height } = SIZES[look.size]
  const scale = WIDTH_PX / width
  if (!isSeen) return <WhenSeen height={`${height * scale}px`} onSeen={() => setSeen(true)} />
  return (
    <span className="gallery-frame" style={{ height: height * scale }}>
      <iframe title={name} tabIndex={-1} src={`./iframe.html?id=${id}&viewMode=story&globals=${globalsOf(look)}`} style={{ width, height, transform: `scale(${scale})` }} />
    </span>
  )
}
