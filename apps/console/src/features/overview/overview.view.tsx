import { Box, Grid, Heading, Stack } from '@chakra-ui/react'
import { statePaths, useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, StaleBar, VisuallyHidden } from '@smart-fire/ui'
import { OverviewActor, selectEventsState, selectStaleSince } from './overview.actor'
import * as catalogue from './overview.messages'
import { overviewStyles } from './overview.styles'
import { CameraCard } from './parts/camera-card'
import { CarriedOver } from './parts/carried-over'
import { DeviceFigures } from './parts/device-figures'
import { HistoryArea } from './parts/history-area'
import { InspectionCard } from './parts/inspection-card'
import { LatestEvents } from './parts/latest-events'
import { OpenWarnings } from './parts/open-warnings'
import { PlacesCard } from './parts/places-card'
import { Situation } from './parts/situation'

interface OverviewViewProps {
  /** opens the list of pending exceptions */
  onHandle: () => void
  /** everything in one screen, for a display on a wall */
  isWall?: boolean
  /** shows the overview as a wall display; without it there is no button */
  onWall?: (() => void) | undefined
}

/** The overview, inside a PendingProvider: the situation in one sentence, device counts, three columns round the map, and the latest events. */
export function OverviewView({ onHandle, isWall = false, onWall }: OverviewViewProps) {
  const messages = useMessages(catalogue)
  const actor = OverviewActor.useActorRef()
  const state = OverviewActor.useSelector((snapshot) => statePaths(snapshot.value))
  const since = OverviewActor.useSelector(selectStaleSince)
  const retrying = OverviewActor.useSelector((snapshot) => snapshot.matches({ figures: { ready: 'refreshing' } }))
  const isBare = OverviewActor.useSelector((snapshot) => ['empty', 'failed'].includes(selectEventsState(snapshot)))
  return (
    <Box data-state={state} css={overviewStyles} {...(isWall && { 'data-wall': '' })} p={{ base: '4', xl: '5' }}>
      <VisuallyHidden><Heading as="h1">{messages.title}</Heading></VisuallyHidden>
      <Stack className="overview-page" gap={{ base: '3', xl: '4' }}>
        {since !== null && (
          <StaleBar onRetry={() => actor.send({ type: 'data.refresh' })} retrying={retrying}>
            {messages.stale(formatDateTime(since))}
          </StaleBar>
        )}
        <Grid className="overview-top" gap={{ base: '3', xl: '4' }}>
          <Situation onHandle={onHandle} />
          <DeviceFigures onWall={onWall} />
        </Grid>
        <Grid className="overview-columns" gap={{ base: '3', xl: '4' }}>
          <Box className="overview-map"><PlacesCard /></Box>
          <Stack className="overview-side" gap={{ base: '3', xl: '4' }}>
            <CarriedOver onHandle={onHandle} />
            <OpenWarnings />
            <CameraCard />
            <InspectionCard />
          </Stack>
          <Grid className="overview-charts" gap={{ base: '3', xl: '4' }}><HistoryArea /></Grid>
          <Box className="overview-events"><LatestEvents bare={isBare} /></Box>
        </Grid>
      </Stack>
    </Box>
  )
}
