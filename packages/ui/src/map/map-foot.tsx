import { Navigation } from 'lucide-react'
import { distanceText, scaleBar } from './scale-bar'
import { useMapWords } from './use-map-words'

const SCALE_PX = 110

/** The north arrow and the scale bar. */
export function MapFoot({ metresPerPixel }: { metresPerPixel: number }) {
  const words = useMapWords()
  const { metres, widthPx } = scaleBar(metresPerPixel, SCALE_PX)
  const distance = distanceText(metres)
  return (
    <div className="map-foot">
      <span role="img" aria-label={words.north}><Navigation size={16} aria-hidden="true" style={{ transform: 'rotate(-45deg)' }} /></span>
      <span className="map-scale" role="img" aria-label={words.scale(distance)} style={{ width: widthPx }}>{distance}</span>
    </div>
  )
}
