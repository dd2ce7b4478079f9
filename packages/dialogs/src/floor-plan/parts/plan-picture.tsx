import type { FloorPlan } from '@smart-fire/api-client'
import { type PlanMarker, PlanViewport } from '@smart-fire/ui/viewport'
import { useMemo, useState } from 'react'
import { type PositionUnit, useMessages, useMonitoringOptions } from '../../provider'
import { toneOf } from '../../shared/status-tone'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, type FloorPlanMessages, zhCN } from '../floor-plan.messages'
import { selectFloor } from '../floor-plan.selectors'
import { type PictureSize, pixelsOf } from '../marker-position'
import { abnormalCounts, placed, type PlacedMarker, selectMarkers, selectOpenMarker } from '../plan.selectors'
import { MarkerPopover } from './marker-popover'

/** The picture with its markers. Loaded only in image mode: it brings zoom and pan with it. */
export function PlanPicture({ plan }: { plan: FloorPlan }) {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const floor = FloorPlanActor.useSelector(selectFloor)
  const floorName = floor === null ? '' : words.floor(floor)
  const known = FloorPlanActor.useSelector(selectMarkers)
  const { positionUnit } = useMonitoringOptions()
  const [size, setSize] = useState<PictureSize | null>(null)
  // pixels need no size: then its coming must not make new markers
  const scale = positionUnit === 'pixel' ? null : size
  const markers = useMemo(
    () => placed(known).flatMap((marker) => drawn(marker, positionUnit, scale, words)),
    [known, positionUnit, scale, words],
  )
  const { alarms, faults } = abnormalCounts(known)
  return (
    <PlanViewport
      key={plan.id}
      picture={plan.url}
      label={words.planOf(floorName)}
      summary={words.planSummary(floorName, alarms, faults)}
      markers={markers}
      onPictureLoad={setSize}
      openMarker={FloorPlanActor.useSelector(selectOpenMarker)}
      onMarkerOpen={(sensorId) => actor.send({ type: 'marker.open', sensorId })}
      onMarkerClose={() => actor.send({ type: 'popover.close' })}
      renderPopover={() => <MarkerPopover />}
    />
  )
}

function drawn(marker: PlacedMarker, unit: PositionUnit, size: PictureSize | null, words: FloorPlanMessages): PlanMarker[] {
  const { id, status, name } = marker
  const place = pixelsOf(marker, unit, size)
  if (place === null) return []
  const state = status === null ? words.unknownStatus : words.status[status]
  return [{ id, ...place, tone: status === null ? 'info' : toneOf(status), label: words.markerName(state, name) }]
}
