import { Box, Flex } from '@chakra-ui/react'
import { SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'
import type { PlaceState } from '@smart-fire/api-client/live'
import { statusWords, toneOf } from '@smart-fire/dialogs/device-words'
import { useMessages } from '@smart-fire/dialogs/provider'
import { EmptyState, FailedState, LoadingState, StatusMark } from '@smart-fire/ui'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../../../lib/error-boundary'
import { OverviewActor, selectPlacesState } from '../overview.actor'
import * as catalogue from '../overview.messages'
import { countByState, worstOf } from '../place-state'
import { Card } from './card'

const PlacesMap = lazy(() => import('./places-map'))

const WORST_FIRST: readonly (SensorStatus | null)[] = [SENSOR_STATUS.alarm, SENSOR_STATUS.fault, SENSOR_STATUS.offline, null, SENSOR_STATUS.normal, SENSOR_STATUS.notEnabled]
const TROUBLE: ReadonlySet<SensorStatus | null> = new Set([SENSOR_STATUS.alarm, SENSOR_STATUS.fault, SENSOR_STATUS.offline, null])

/** The map of all buildings and hydrants by their worst state. */
export function PlacesCard() {
  const words = useMessages(catalogue).map
  const places = OverviewActor.useSelector(({ context }) => context.places)
  const state = OverviewActor.useSelector(selectPlacesState)
  const isShown = places !== null && places.places.length > 0 && state !== 'failed' && state !== 'empty'
  return (
    <Card title={words.title} aside={isShown ? <Legend places={places.places} /> : undefined} flush fill>
      <Box flex="1" minH="0" position="relative">{isShown ? <Shown places={places.places} dropped={places.dropped} /> : <NotShown />}</Box>
    </Card>
  )
}

function Shown({ places, dropped }: { places: readonly PlaceState[]; dropped: number }) {
  const words = useMessages(catalogue).map
  const missing = places.filter(({ coordinates }) => coordinates === null)
  const troubled = missing.filter((place) => TROUBLE.has(worstOf(place))).length
  const notes = [
    dropped > 0 ? words.dropped(dropped) : null,
    missing.length > 0 ? words.withoutPosition(missing.length, troubled) : null,
  ].filter((note) => note !== null)
  return (
    <Flex direction="column" h="full">
      <Box flex="1" minH="0">
        <ErrorBoundary fallback={<FailedState compact title={words.broken} />}>
          <Suspense fallback={<LoadingState label={words.loading} />}><PlacesMap places={places} /></Suspense>
        </ErrorBoundary>
      </Box>
      {notes.map((note) => (
        <Flex key={note} role="note" align="center" gap="2" px="5" py="1.5" fontSize="sm" color="fg.muted"><StatusMark tone="info" size={14} />{note}</Flex>
      ))}
    </Flex>
  )
}

/** Why there is no map: "not offered" and "failed" are not "no places". */
function NotShown() {
  const words = useMessages(catalogue).map
  const actor = OverviewActor.useActorRef()
  const state = OverviewActor.useSelector(selectPlacesState)
  const places = OverviewActor.useSelector(({ context }) => context.places)
  if (state === 'loading') return <LoadingState label={words.loading} />
  if (state === 'empty') return <EmptyState title={words.empty} />
  if (places?.isOffered === false) return <EmptyState title={words.notOffered} />
  return <FailedState title={words.failed} onRetry={() => actor.send({ type: 'data.refresh' })} />
}

/** How many places are in each state, with mark and word: the colours of the map are not the only sign. */
function Legend({ places }: { places: readonly PlaceState[] }) {
  const words = useMessages(catalogue).map
  const names = useMessages(statusWords)
  const counts = countByState(places)
  return (
    <Flex as="ul" aria-label={words.legend} listStyleType="none" gap="3" wrap="wrap" justify="flex-end">
      {WORST_FIRST.filter((state) => counts.has(state)).map((state) => (
        <Flex as="li" key={state ?? 'unknown'} align="center" gap="1.5" whiteSpace="nowrap">
          <StatusMark tone={state === null ? 'info' : toneOf(state)} size={14} />
          {state === null ? words.unknown : names[state]} {counts.get(state)}
        </Flex>
      ))}
    </Flex>
  )
}
