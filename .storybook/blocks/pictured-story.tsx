import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Photo, PHOTO_LOOK } from './photo-of'
import './pictured-story.css'

interface PicturedStoryProps {
  name: string
  photo: Photo
  /** the photograph could not be loaded */
  onFailed: () => void
  /** the live story */
  children: ReactNode
}

/**
 * The photograph of a story, and in its place the live story once a person asks for it. The focus follows into the story. The place has
 * the size of the photograph from the beginning, so that nothing below it moves.
 */
export function PicturedStory({ name, photo, onFailed, children }: PicturedStoryProps) {
  const [isLive, setLive] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLive) place.current?.querySelector('iframe')?.focus()
  }, [isLive])
  const { width, height, theme, locale } = PHOTO_LOOK
  const act = isLive ? 'Back to the picture 恢复图片' : 'Open live 打开'
  return (
    <div className="pictured-story" data-shows={isLive ? 'story' : 'picture'}>
      <div ref={place} className="pictured-place" style={{ aspectRatio: `${width} / ${height}` }}>
        {isLive ? children : <img src={photo.address} width={width} height={height} alt="" loading="lazy" onError={onFailed} />}
      </div>
      <div className="pictured-bar">
        <button type="button" aria-label={`${act}: ${name}`} onClick={() => setLive(!isLive)}>{act}</button>
        {!isLive && <span>Picture 图片 · {theme}, {locale} · <time dateTime={photo.day}>{photo.day}</time></span>}
      </div>
    </div>
  )
}
