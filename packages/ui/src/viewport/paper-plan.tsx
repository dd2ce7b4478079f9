import { useRef } from 'react'
import { StatusMark } from '../components/status/status-mark'
import { useLayoutEffect } from '../root/use-layout-effect'
import { MARKER_PX } from './marker-size'
import type { PlanMarker } from './marker-store'
import type { Picture } from './picture-copies'

/** The longest side of the printed picture: sharp on A4 at 200 dots per inch. */
const MOST_PX = 2_200

interface PaperPlanProps {
  picture: Picture
  markers: readonly PlanMarker[]
}

/** The whole picture with its markers as they are printed: as wide as the page, wherever the plan on the screen has been moved to. */
export function PaperPlan({ picture, markers }: PaperPlanProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = picture.size
  const scale = Math.min(1, MOST_PX / Math.max(width, height))
  useLayoutEffect(() => {
    const source = picture.sourceFor(scale)
    if (canvas.current && source) canvas.current.getContext('2d')?.drawImage(source.image, 0, 0, canvas.current.width, canvas.current.height)
  }, [picture, scale])
  return (
    <div className="fs-vp-paper fs-on-paper">
      <canvas ref={canvas} width={Math.round(width * scale)} height={Math.round(height * scale)} />
      {markers.map(({ id, x, y, tone }) => (
        <span key={id} data-tone={tone} style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}>
          <StatusMark tone={tone} size={Math.round(MARKER_PX[tone] / 2)} />
        </span>
      ))}
    </div>
  )
}
