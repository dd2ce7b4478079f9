import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'
import { toneOf } from '@smart-fire/dialogs/device-words'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, ChoiceBar, formatDateTime, SelectField, StatusFilter, TextField } from '@smart-fire/ui'
import { Gauge, LayoutGrid, Map as MapIcon, Rows3 } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { pointsQuery } from '../points-query'
import { RealtimeActor, selectAreasFailed } from '../realtime.actor'
import * as catalogue from '../realtime.messages'
import type { PlaceKind, WatchedPlace } from '../realtime.types'
import { arePointsFiltered, countByStatus, isFiltered } from '../shown-places'
import type { usePlaceFilter } from '../use-place-filter'
import { FieldRoom } from './field-room'
import { PointsFilterFields } from './points-filter'

const STATUSES: readonly SensorStatus[] = [SENSOR_STATUS.alarm, SENSOR_STATUS.fault, SENSOR_STATUS.offline, SENSOR_STATUS.normal, SENSOR_STATUS.notEnabled]
const ALL = 'all'

/** Loaded lazily: few sittings export anything. */
const PointsExport = lazy(() => import('./points-export'))

interface FilterBarProps {
  address: ReturnType<typeof usePlaceFilter>
  kind: PlaceKind
  channelId: string
}

/** State with counts, region, unit and text; and whether the places are cards or rows. A change of the filter selects nothing. */
export function FilterBar({ address: { filter, points, layout, change, reset }, kind, channelId }: FilterBarProps) {
  const words = useMessages(catalogue)
  const actor = RealtimeActor.useActorRef()
  const response = RealtimeActor.useSelector(({ context }) => context.response)
  const areas = RealtimeActor.useSelector(({ context }) => context.areas)
  const set: typeof change = (part, value) => {
    actor.send({ type: 'place.select', selected: null })
    change(part, value)
  }
  const places = response?.places ?? null
  const isPoints = layout === 'points'
  const text = isPoints ? words.filter.pointsText : words.places[kind].text
  const counts = useMemo(() => (places === null ? null : countByStatus(places, filter, areas)), [places, filter, areas])
  const isOfflineKnown = places === null || places.some(({ counts: { offline } }) => offline !== null)
  // a place whose state could not be read is in none of the others, and would be found by none of them
  const unknown = counts?.get(null) ?? 0
  const isUnknownOffered = !isPoints && (unknown > 0 || filter.status === 'unknown')
  const options = STATUSES.filter((status) => (isOfflineKnown || status !== SENSOR_STATUS.offline) && !(isPoints && status === SENSOR_STATUS.notEnabled)).map((status) => ({
    value: status,
    tone: toneOf(status),
    label: !isOfflineKnown && status === SENSOR_STATUS.fault ? words.faultAndOffline : words.status[status],
    // these count places, not devices
    count: isPoints ? undefined : counts === null ? null : (counts.get(status) ?? 0),
  }))
  const total = counts === null ? null : [...counts.values()].reduce((sum, count) => sum + count, 0)
  const clear = () => {
    actor.send({ type: 'place.select', selected: null })
    reset()
  }
  return (
    <Grid gap="3" alignItems="center" templateColumns={{ base: 'auto minmax(0, 1fr)', '2xl': 'minmax(0, 1fr) auto' }} templateAreas={LINES} css={{ containerType: 'inline-size' }}>
      <Box gridArea="status"><StatusFilter label={words.filter.status} options={isUnknownOffered ? [...options, { value: 'unknown', tone: 'info', label: words.status.unknown, count: unknown }] : options} value={isPoints && filter.status === 'unknown' ? null : filter.status} onChange={(status) => set('status', status)} total={isPoints ? undefined : total} /></Box>
      <Flex gridArea="fields" wrap="wrap" gap="3" css={{ '& select': { whiteSpace: 'nowrap', textOverflow: 'ellipsis' } }}>
        {isPoints && <PointsFilterFields kind={kind} channelId={channelId} places={places ?? []} value={points} onChange={set} />}
        {!isPoints && <RegionField value={filter.region} onChange={(region) => set('region', region)} />}
        {!isPoints && <UnitField places={places ?? []} value={filter.unitId} onChange={(unit) => set('unitId', unit)} />}
        {!isPoints && kind === 'hydrant' && <TypeField value={filter.type} onChange={(type) => set('type', type)} />}
        <FieldRoom least={168} most={288}><TextField hideLabel label={text} placeholder={text} type="search" value={filter.text} onChange={(text) => set('text', text)} /></FieldRoom>
      </Flex>
      <Box gridArea="layout">
        <ChoiceBar
          label={words.filter.layout} size="sm" value={layout} onChange={(value) => change('layout', value)}
          options={[{ value: 'cards', label: words.filter.cards, icon: <LayoutGrid size={14} aria-hidden /> }, { value: 'rows', label: words.filter.rows, icon: <Rows3 size={14} aria-hidden /> }, { value: 'map', label: words.filter.map, icon: <MapIcon size={14} aria-hidden /> }, { value: 'points', label: words.filter.points, icon: <Gauge size={14} aria-hidden /> }]}
        />
      </Box>
      <Flex gridArea="tail" justify="flex-end" align="center" gap="3" minHeight="control.md">
        {(isFiltered(filter) || (isPoints && arePointsFiltered(points))) && <Button variant="ghost" onClick={clear}>{words.filter.reset}</Button>}
        {isPoints && <Suspense fallback={null}><PointsExport query={pointsQuery(kind, channelId, filter, points)} /></Suspense>}
        {/* of the places; the list of devices is as old as its last page */}
        {response && !isPoints && <Text css={WIDE_ONLY} fontSize="sm" color="fg.muted" textStyle="num" whiteSpace="nowrap">{words.updated(formatDateTime(response.at).slice(11))}</Text>}
      </Flex>
    </Grid>
  )
}

/**
 * Two lines on a wide screen, otherwise three: chosen by the width of the screen and not by what a live notice leaves, so that the
 * places stay at their height when a notice comes or goes.
 */
const LINES = { base: '"status status" "fields fields" "layout tail"', '2xl': '"status tail" "fields layout"' }

const WIDE_ONLY = { '@container (max-width: 560px)': { display: 'none' } }

interface ChoiceProps {
  value: string | null
  onChange: (value: string | null) => void
}

function RegionField({ value, onChange }: ChoiceProps) {
  const words = useMessages(catalogue).filter
  const areas = RealtimeActor.useSelector(({ context }) => context.areas)
  const isFailed = RealtimeActor.useSelector(selectAreasFailed)
  const options = (areas?.regions ?? []).map(({ code, path }) => ({ value: code, label: path.join(' / ') }))
  const none = areas === null ? (isFailed ? words.regionsFailed : words.regionsLoading) : words.allRegions
  // fire hosts have no regions
  if (areas?.regions.length === 0) return null
  return (
    <FieldRoom least={120}><SelectField
      hideLabel label={words.region} disabled={areas === null} value={areas === null ? ALL : value ?? ALL}
      onChange={(region) => onChange(region === ALL ? null : region)} options={[{ value: ALL, label: none }, ...options]}
    /></FieldRoom>
  )
}

/** Without any known unit, e.g. on the deployed platform, there is nothing to choose. */
function UnitField({ places, value, onChange }: ChoiceProps & { places: readonly WatchedPlace[] }) {
  const words = useMessages(catalogue).filter
  const units = new Map(places.flatMap(({ unitId, unitName }) => (unitId === null || unitName === null ? [] : [[unitId, unitName] as const])))
  if (units.size === 0) return null
  return (
    <FieldRoom least={172}><SelectField
      hideLabel label={words.unit} value={value ?? ALL} onChange={(unit) => onChange(unit === ALL ? null : unit)}
      options={[{ value: ALL, label: words.allUnits }, ...[...units].map(([unit, label]) => ({ value: unit, label }))]}
    /></FieldRoom>
  )
}

function TypeField({ value, onChange }: ChoiceProps) {
  const words = useMessages(catalogue).filter
  return (
    <FieldRoom least={112}><SelectField
      hideLabel label={words.type} value={value ?? ALL} onChange={(type) => onChange(type === ALL ? null : type)}
      options={[{ value: ALL, label: words.allTypes }, ...Object.entries(words.types).map(([type, label]) => ({ value: type, label }))]}
    /></FieldRoom>
  )
}
