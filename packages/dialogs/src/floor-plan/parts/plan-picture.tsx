import type { FloorPlan } from '@smart-fire/api-client'
import { type PlanMarker, PlanViewport } from '@smart-fire/ui/viewport'
import { useMemo, useState } from 'react'
import { type PictureSize, pixelsOf, type PositionUnit, useMessages, useMonitoringOptions } from '../../provider'
import { toneOf } from '../../shared/status-tone'
import { FloorPlanActor, selectOpenMarker } from '../floor-plan.actor'
import { en, type FloorPlanMessages, zhCN } from '../floor-plan.messages'
import { placed, abnormalCounts, type PlacedMarker } from '../markers'
import { MarkerPopover } from './marker-popover'
import { PlanLegend } from './plan-legend'

/** The picture with its markers, loaded in image mode only, because it brings the code of zoom and pan. */
export function PlanPicture({ plan }: { plan: FloorPlan }) {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const floor = FloorPlanActor.useSelector(({ context }) => context.floor)
  const floorName = floor === null ? '' : words.floor(floor)
  const all = FloorPlanActor.useSelector(({ context }) => context.markers)
  const { positionUnit } = useMonitoringOptions()
  const [size, setSize] = useState<PictureSize | null>(null)
  // positions in pixels need no size: the markers must not be made again when it becomes known
  const scale = positionUnit === 'pixel' ? null : size
  const markers = useMemo(
    () => placed(all).flatMap((marker) => toDraw(marker, positionUnit, scale, words)),
    [all, positionUnit, scale, words],
  )
  const { alarms, faults } = abnormalCounts(all)
  return (
    <>
      <PlanViewport
        key={plan.id}
        picture={plan.url}
        label={words.planOf(floorName)}
        summary={words.planSummary(floorName, alarms, faults)}
        markers={markers}
        onPictureLoad={setSize}
        onRetry={() => actor.send({ type: 'picture.retry' })}
        openMarker={FloorPlanActor.useSelector(selectOpenMarker)}
        onMarkerOpen={(sensorId) => actor.send({ type: 'marker.open', sensorId })}
        onMarkerClose={() => actor.send({ type: 'popover.close' })}
        renderPopover={() => <MarkerPopover />}
      />
      <PlanLegend markers={placed(all)} />
    </>
  )
}

function toDraw(marker: PlacedMarker, unit: PositionUnit, size: PictureSize | null, words: FloorPlanMessages): PlanMarker[] {
  const { id, status, name } = marker
  const place = pixelsOf(marker, unit, size)
  if (place === null) return []
  const state = status === null ? words.unknownStatus : words.status[status]
  return [{ id, ...place, tone: status === null ? 'info' : toneOf(status), label: words.markerName(state, name) }]
}
