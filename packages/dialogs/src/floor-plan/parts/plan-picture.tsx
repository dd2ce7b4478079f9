import type { FloorPlan } from '@smart-fire/api-client'
import { type PlanMarker, PlanViewport } from '@smart-fire/ui/viewport'
import { useMemo } from 'react'
import { useMessages } from '../../provider'
import { toneOf } from '../../shared/status-tone'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, type FloorPlanMessages, zhCN } from '../floor-plan.messages'
import { selectFloor } from '../floor-plan.selectors'
import { abnormalCounts, placed, type PlacedMarker, selectMarkers, selectOpenMarker } from '../plan.selectors'
import { MarkerPopover } from './marker-popover'

/** The picture with its markers. Loaded only in image mode: it brings zoom and pan with it. */
export function PlanPicture({ plan }: { plan: FloorPlan }) {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const floor = FloorPlanActor.useSelector(selectFloor)
  const floorName = floor === null ? '' : words.floor(floor)
  const known = FloorPlanActor.useSelector(selectMarkers)
  const markers = useMemo(() => placed(known).map((marker) => drawn(marker, words)), [known, words])
  const { alarms, faults } = abnormalCounts(known)
  return (
    <PlanViewport
      key={plan.id}
      picture={plan.url}
      label={words.planOf(floorName)}
      summary={words.planSummary(floorName, alarms, faults)}
      markers={markers}
      openMarker={FloorPlanActor.useSelector(selectOpenMarker)}
      onMarkerOpen={(sensorId) => actor.send({ type: 'marker.open', sensorId })}
      onMarkerClose={() => actor.send({ type: 'popover.close' })}
      renderPopover={() => <MarkerPopover />}
    />
  )
}

function drawn({ id, x, y, status, name }: PlacedMarker, words: FloorPlanMessages): PlanMarker {
  const state = status === null ? words.unknownStatus : words.status[status]
  return { id, x, y, tone: status === null ? 'info' : toneOf(status), label: words.markerName(state, name) }
}
