import { floorName, type FloorPlan } from '@smart-fire/api-client'
import { type PlanMarker, PlanViewport } from '@smart-fire/ui/viewport'
import { Box, Flex } from '@smart-fire/ui/layout'
import { useMemo, useState } from 'react'
import { type PictureSize, pixelsOf, type PositionUnit, useMessages, useMonitoringOptions } from '../../provider'
import { BELOW_EACH_OTHER } from '../../shared/parts/on-paper'
import { toneOf } from '../../shared/device-state/status-tone'
import { FloorPlanActor, selectOpenMarker } from '../floor-plan.actor'
import { en, type FloorPlanMessages, zhCN } from '../floor-plan.messages'
import { placed, abnormalCounts, type PlacedMarker } from '../markers'
import { MarkerPopover } from './marker-popover'
import { isOutside, MarkersOutside } from './markers-outside'
import { PlanLegend } from './plan-legend'

/** The picture with its markers, loaded in image mode only, because it brings the code of zoom and pan. */
export function PlanPicture({ plan }: { plan: FloorPlan }) {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const floor = FloorPlanActor.useSelector(({ context }) => context.floor)
  const all = FloorPlanActor.useSelector(({ context }) => context.markers)
  const { positionUnit } = useMonitoringOptions()
  const [size, setSize] = useState<PictureSize | null>(null)
  // positions in pixels need no size: the markers must not be made again when it becomes known
  const scale = positionUnit === 'pixel' ? null : size
  const onPicture = useMemo(() => placed(all), [all])
  const markers = useMemo(
    () => onPicture.flatMap((marker) => toDraw(marker, positionUnit, scale, words)),
    [onPicture, positionUnit, scale, words],
  )
  const { alarms, faults } = abnormalCounts(all)
  return (
    <Flex direction="column" height="full" gap="3" css={BELOW_EACH_OTHER}>
      <MarkersOutside markers={onPicture} size={size} placeOf={(marker) => pixelsOf(marker, positionUnit, size)} />
      <Box position="relative" flex="1" minHeight="0">
        <PlanViewport
          key={plan.id}
          picture={plan.url}
          label={words.planOf(floorName(floor))}
          summary={words.planSummary(floorName(floor), alarms, faults)}
          markers={markers}
          onPictureLoad={setSize}
          onRetry={() => actor.send({ type: 'picture.retry' })}
          openMarker={FloorPlanActor.useSelector(selectOpenMarker)}
          onMarkerOpen={(sensorId) => actor.send({ type: 'marker.open', sensorId })}
          onMarkerClose={() => actor.send({ type: 'popover.close' })}
          renderPopover={(marker) => <MarkerPopover isOutside={size !== null && isOutside(marker, size)} />}
        />
      </Box>
      <PlanLegend markers={onPicture} />
    </Flex>
  )
}

function toDraw(marker: PlacedMarker, unit: PositionUnit, size: PictureSize | null, words: FloorPlanMessages): PlanMarker[] {
  const { id, status, name } = marker
  const place = pixelsOf(marker, unit, size)
  if (place === null) return []
  const state = status === null ? words.unknownStatus : words.status[status]
  return [{ id, ...place, tone: status === null ? 'info' : toneOf(status), label: words.markerName(state, name) }]
}
