import { Box, Grid, Heading, Stack } from '@chakra-ui/react'
import { statePaths, useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, StaleBar, VisuallyHidden } from '@smart-fire/ui'
import { OverviewActor, selectEventsState, selectStaleSince } from './overview.actor'
import type { PendingSummary } from './overview.figures'
import * as catalogue from './overview.messages'
import { CarriedOver } from './parts/carried-over'
import { DeviceFigures } from './parts/device-figures'
import { LatestEvents } from './parts/latest-events'
import { Situation } from './parts/situation'

interface OverviewViewProps {
  pending: PendingSummary
  /** opens the list of pending exceptions */
  onHandle: () => void
}

export function OverviewView({ pending, onHandle }: OverviewViewProps) {
  const messages = useMessages(catalogue)
  const actor = OverviewActor.useActorRef()
  const state = OverviewActor.useSelector((snapshot) => statePaths(snapshot.value))
  const since = OverviewActor.useSelector(selectStaleSince)
  const retrying = OverviewActor.useSelector((snapshot) => snapshot.matches({ figures: { ready: 'refreshing' } }))
  const isBare = OverviewActor.useSelector((snapshot) => ['empty', 'failed'].includes(selectEventsState(snapshot)))
  return (
    <Box data-state={state} p={{ base: '4', xl: '6' }} maxW="1760px" mx="auto">
      <VisuallyHidden><Heading as="h1">{messages.title}</Heading></VisuallyHidden>
      <Stack gap={{ base: '4', xl: '5' }}>
        {since !== null && (
          <StaleBar onRetry={() => actor.send({ type: 'data.refresh' })} retrying={retrying}>
            {messages.stale(formatDateTime(since))}
          </StaleBar>
        )}
        <Situation pending={pending} onHandle={onHandle} />
        <DeviceFigures />
        {/* by the room of the screen, not of the window: live notices take some of it */}
        <Box css={{ containerType: 'inline-size' }}>
          <Grid gap={{ base: '4', xl: '5' }} alignItems="start" css={{ '@container (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr) 288px' }, '@container (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 400px' } }}>
            <LatestEvents bare={isBare} />
            <CarriedOver pending={pending} onHandle={onHandle} />
          </Grid>
        </Box>
      </Stack>
    </Box>
  )
}
