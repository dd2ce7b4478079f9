import { Box, Text } from '@chakra-ui/react'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { EmptyState } from '@smart-fire/ui'
import type { MapLine, MapMarker } from '@smart-fire/ui/map'
import { lazy, Suspense, useMemo } from 'react'
import { LoadedArea, places, useLoaded, type PlanPicture } from '../../../screens'
import * as catalogue from './route-panel.messages'
import type { RoutePoint } from './route-points'

const MapOfAll = lazy(async () => ({ default: (await import('../../../lib/map-of-all')).MapOfAll }))
const MAP_PX = 320
/** of the longer side of the plan */
const DOT_SHARE = 0.014

interface RoutePictureProps {
  points: readonly RoutePoint[]
  isOutdoor: boolean
  /** the floor that is drawn */
  buildingId: string | null
  floor: number | null
}

/** The route on the plan of a floor, or on the map: its points with their numbers, and between them the way. */
export function RoutePicture({ points, isOutdoor, buildingId, floor }: RoutePictureProps) {
  if (isOutdoor) return <OnMap points={points} />
  return buildingId === null || floor === null ? null : <OnPlan points={points} buildingId={buildingId} floor={floor} />
}

function OnMap({ points }: { points: readonly RoutePoint[] }) {
  const words = useMessages(catalogue)
  const { markers, lines } = useMemo(() => drawn(points, words.point), [points, words])
  if (markers.length === 0) return <NotDrawn count={points.length} />
  return (
    <Suspense fallback={null}>
      {/* the whole way when the panel opens, and when it has become another one */}
      <Box height={`${MAP_PX}px`}><MapOfAll follows label={words.picture} markers={markers} lines={lines} /></Box>
      <NotDrawn count={points.length - markers.length} />
    </Suspense>
  )
}

/** The points of a route with their numbers, and the way from each to the next one that is on the map. */
function drawn(points: readonly RoutePoint[], nameOf: (place: number, name: string) => string): { markers: MapMarker[]; lines: MapLine[] } {
  const markers = points.flatMap(({ id, name, position }, at) => (position === null ? [] : [{ id, label: nameOf(at + 1, name), caption: String(at + 1), position, tone: 'normal' as const }]))
  return { markers, lines: markers.length < 2 ? [] : [{ id: 'way', positions: markers.map(({ position }) => position) }] }
}

function OnPlan({ points, buildingId, floor }: { points: readonly RoutePoint[]; buildingId: string; floor: number }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const plan = useLoaded<PlanPicture | null, { buildingId: string; floor: number }>({
    load: (query, signal) => places.planPicture(query, client, signal),
    query: { buildingId, floor },
  })
  const here = points.map((point, at) => ({ ...point, number: at + 1 })).filter((point) => point.buildingId === buildingId && point.floor === floor)
  const marked = here.flatMap(({ mark, number, id }) => (mark === null ? [] : [{ ...mark, number, id }]))
  return (
    <LoadedArea loaded={plan} name={words.picture} emptyText={words.noPlan} compact>
      {(picture) => (picture === null ? <EmptyState compact title={words.noPlan} /> : (
        <>
          <svg viewBox={`0 0 ${picture.width} ${picture.height}`} role="img" aria-label={words.picture} style={{ width: '100%', maxHeight: '45vh' }}>
            <image href={picture.url} width={picture.width} height={picture.height} />
            <polyline points={marked.map(({ x, y }) => `${x},${y}`).join(' ')} fill="none" stroke="var(--fsc-colors-tone-info-solid)" strokeWidth={Math.max(picture.width, picture.height) * DOT_SHARE * 0.3} strokeLinejoin="round" />
            {marked.map((mark) => <Dot key={mark.id} {...mark} radius={Math.max(picture.width, picture.height) * DOT_SHARE} />)}
          </svg>
          <NotDrawn count={here.length - marked.length} />
        </>
      ))}
    </LoadedArea>
  )
}

function Dot({ x, y, number, radius }: { x: number; y: number; number: number; radius: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={radius} fill="var(--fsc-colors-tone-info-solid)" />
      <text x={x} y={y} fontSize={radius * 1.1} fill="var(--fsc-colors-tone-info-on-solid)" textAnchor="middle" dominantBaseline="central">{number}</text>
    </g>
  )
}

function NotDrawn({ count }: { count: number }) {
  const words = useMessages(catalogue)
  return count > 0 ? <Text fontSize="sm" color="fg.muted">{words.notMarked(count)}</Text> : null
}
