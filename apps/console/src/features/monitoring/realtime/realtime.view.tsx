import { Box, Flex, Heading } from '@chakra-ui/react'
import { statePaths, useMessages } from '@smart-fire/dialogs/provider'
import { Button, EmptyState, FailedState, formatDateTime, LoadingState, StaleBar, VisuallyHidden, WarningBar } from '@smart-fire/ui'
import { lazy, Suspense, useMemo } from 'react'
import { KEY_POINTS } from '../key-points'
import { DeviceTable } from './parts/device-table'
import { FilterBar } from './parts/filter-bar'
import { CardPlaceholders, PlaceCards } from './parts/place-cards'
import { PlaceRows } from './parts/place-rows'
import { RealtimeActor, selectState } from './realtime.actor'
import * as catalogue from './realtime.messages'
import type { PlaceKind } from './realtime.types'
import { pointsQuery } from './points-query'
import { shownPlaces } from './shown-places'
import { usePlaceFilter } from './use-place-filter'

interface RealtimeViewProps {
  /** code of the section */
  section: string
  kind: PlaceKind
  channelId: string
}

/** Loaded lazily: cards and rows need no map. */
const LISTS = { cards: PlaceCards, rows: PlaceRows, map: lazy(() => import('./parts/place-map')) }
const NO_CODES: readonly string[] = []
/** About one card: on a lower screen, or a magnified one, the whole screen scrolls. */
const PLACES_MIN_HEIGHT = '72'

/** The places of a system, the worst first, as cards or rows. */
export function RealtimeView({ section, kind, channelId }: RealtimeViewProps) {
  const words = useMessages(catalogue)
  const actor = RealtimeActor.useActorRef()
  const paths = RealtimeActor.useSelector(({ value }) => statePaths(value))
  const address = usePlaceFilter(kind === 'hydrant' ? 'map' : 'cards')
  return (
    <Flex direction="column" gap="3" height="full" minHeight="0" p="4" data-state={paths}>
      <VisuallyHidden><Heading as="h1">{words.title}</Heading></VisuallyHidden>
      <FilterBar address={address} kind={kind} channelId={channelId} />
      <Remarks kind={kind} onRetry={() => actor.send({ type: 'data.refresh' })} />
      {/* the browser's own scroll anchoring would work against `useHeldScroll` */}
      <Box flex="1" minHeight={PLACES_MIN_HEIGHT} overflow="auto" mx="-1" css={{ overflowAnchor: 'none' }}>
        <Body address={address} kind={kind} channelId={channelId} keyCodes={KEY_POINTS[section] ?? NO_CODES} />
      </Box>
    </Flex>
  )
}

/** That the data are old, and that some places are missing. */
function Remarks({ kind, onRetry }: { kind: PlaceKind; onRetry: () => void }) {
  const words = useMessages(catalogue)
  const state = RealtimeActor.useSelector(selectState)
  const response = RealtimeActor.useSelector(({ context }) => context.response)
  const isRetrying = RealtimeActor.useSelector((snapshot) => snapshot.matches({ places: { ready: 'refreshing' } }))
  if (response === null) return null
  return (
    <>
      {state === 'stale' && <StaleBar onRetry={onRetry} retrying={isRetrying}>{words.stale(formatDateTime(response.at))}</StaleBar>}
      {response.dropped > 0 && <WarningBar>{words.places[kind].dropped(response.dropped)}</WarningBar>}
    </>
  )
}

interface BodyProps {
  kind: PlaceKind
  address: ReturnType<typeof usePlaceFilter>
  channelId: string
  keyCodes: readonly string[]
}

function Body({ address: { filter, points, layout, reset }, kind, channelId, keyCodes }: BodyProps) {
  const { title, filter: filterWords, device: deviceWords, places: { [kind]: words } } = useMessages(catalogue)
  const actor = RealtimeActor.useActorRef()
  const state = RealtimeActor.useSelector(selectState)
  const response = RealtimeActor.useSelector(({ context }) => context.response)
  const areas = RealtimeActor.useSelector(({ context }) => context.areas)
  const selected = RealtimeActor.useSelector(({ context }) => context.selected)
  const places = useMemo(() => (response === null ? [] : shownPlaces(response.places, filter, areas, selected)), [response, filter, areas, selected])
  const query = useMemo(() => pointsQuery(kind, channelId, filter, points), [kind, channelId, filter, points])
  // a platform that sends no worst devices does not have the list of devices either (ADR 3)
  const sendsValues = response?.places.some(({ devices }) => devices !== null) ?? false
  if (layout === 'points' && sendsValues) return <DeviceTable channelId={channelId} keyCodes={keyCodes} query={query} />
  if (state === 'failed') return <FailedState title={words.failed} onRetry={() => actor.send({ type: 'data.refresh' })} />
  if (state === 'loading' || response === null) return <CardPlaceholders label={title} />
  if (layout === 'points' && response.places.length > 0) return <EmptyState title={deviceWords.notSent} />
  if (!response.isOffered) return <EmptyState title={words.notOffered} />
  // places that could not be read are not "no places"
  if (response.places.length === 0) return response.dropped > 0 ? <FailedState title={words.failed} onRetry={() => actor.send({ type: 'data.refresh' })} /> : <EmptyState title={words.empty} />
  if (places.length === 0) return <EmptyState title={words.noMatch} action={<Button size="sm" onClick={reset}>{filterWords.reset}</Button>} />
  const List = LISTS[layout === 'points' ? 'cards' : layout]
  return <Suspense fallback={<LoadingState />}><List places={places} channelId={channelId} keyCodes={keyCodes} kind={kind} /></Suspense>
}
