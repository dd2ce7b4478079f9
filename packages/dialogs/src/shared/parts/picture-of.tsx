import { useMonitoringOptions, type SeenPlace } from '../../provider'
import { ErrorBoundary } from './error-boundary'

/** The live picture of the camera that sees a place best, drawn by the host. A picture that fails leaves the alarm beside it alone. */
export function PictureOf({ place: { sensorNumber, buildingId, floor } }: { place: SeenPlace }) {
  const { cameraView: View } = useMonitoringOptions()
  if (View === null || (sensorNumber === null && buildingId === null)) return null
  return (
    // another place is another picture: an earlier failure says nothing about it
    <ErrorBoundary key={`${sensorNumber} ${buildingId} ${floor}`} fallback={null}>
      <View place={{ sensorNumber, buildingId, floor }} />
    </ErrorBoundary>
  )
}
