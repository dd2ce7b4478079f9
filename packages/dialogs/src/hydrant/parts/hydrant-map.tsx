import type { Coordinates } from '@smart-fire/api-client'
import { FailedState, LoadingState, StaleBar } from '@smart-fire/ui'
import { Box, Flex } from '@smart-fire/ui/layout'
import type { ReactNode } from 'react'
import { useMessages } from '../../provider'
import { LazyPart } from '../../shared/parts/lazy-part'
import { dataStateOf } from '../../regions/data-state-of'
import { HydrantActor, selectMapState } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'
import { MapFacts } from './map-facts'
import { NoPosition } from './no-position'

/** Map mode: the position of the hydrant, or a message that it certainly has none (spec 2 §2.3). */
export function HydrantMap() {
  const words = useMessages({ zhCN, en })
  const actor = HydrantActor.useActorRef()
  const state = HydrantActor.useSelector(selectMapState)
  const isStale = HydrantActor.useSelector(({ value }) => dataStateOf(value.facility)) === 'stale'
  const retry = () => actor.send({ type: 'data.refresh' })
  return (
    <Flex direction="column" flex="1" minWidth="0" minHeight="0" gap="3" p="4">
      {isStale ? <StaleBar onRetry={retry}>{words.positionStale}</StaleBar> : null}
      {state === 'loading' ? <Frame busy><LoadingState label={words.mapLoading} /></Frame> : null}
      {state === 'failed' ? <Frame><FailedState title={words.positionFailed} onRetry={retry} /></Frame> : null}
      {state === 'noPosition' ? <Frame><NoPosition /></Frame> : null}
      {state === 'ready' ? <Ready /> : null}
    </Flex>
  )
}

const loadMap = async () => (await import('./map-picture')).MapPicture

/** The map is loaded with its library; when that fails, the rest of the dialog works. */
function Ready() {
  const words = useMessages({ zhCN, en })
  const coordinates = HydrantActor.useSelector(({ context }) => context.facility?.coordinates ?? null)
  if (coordinates === null) return null
  return (
    <>
      <MapFacts />
      <Box position="relative" flex="1" minHeight="0" minWidth="0">
        <LazyPart<{ coordinates: Coordinates }>
          load={loadMap}
          props={{ coordinates }}
          loading={<Frame busy><LoadingState label={words.mapLoading} /></Frame>}
          failed={(again) => (
            <Frame>
              <FailedState title={words.mapFailed} onRetry={again}>
                {words.mapFailedHint}
              </FailedState>
            </Frame>
          )}
        />
      </Box>
    </>
  )
}

/** As large as the map, so that nothing moves when the map is shown. */
function Frame({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <Flex
      aria-busy={busy || undefined}
      flex="1"
      height="full"
      direction="column"
      align="center"
      justify="center"
      overflowY="auto"
      borderRadius="md"
      borderWidth="1px"
      borderColor="border.default"
      bg="bg.sunken"
    >
      {children}
    </Flex>
  )
}
