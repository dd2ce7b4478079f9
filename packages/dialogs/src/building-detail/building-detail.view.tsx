import { Box } from '@chakra-ui/react'
import { Button, FailedState, LoadingState, StaleBar } from '@smart-fire/ui'
import { statePaths, useMessages } from '../provider'
import { ScreenDialog } from '../shared/screen-dialog'
import { BuildingDetailActor } from './building-detail.actor'
import { en, zhCN } from './building-detail.messages'
import { selectFacts, selectPlace, selectRefreshing, selectValue } from './building-detail.selectors'
import { BuildingFields } from './parts/building-fields'

/** The building as it is in the actor's state; the shell decides when it is there at all. */
export function BuildingDetailView({ onClose }: { onClose: () => void }) {
  const words = useMessages({ zhCN, en })
  const actor = BuildingDetailActor.useActorRef()
  const value = BuildingDetailActor.useSelector(selectValue)
  const facts = BuildingDetailActor.useSelector(selectFacts)
  const refreshing = BuildingDetailActor.useSelector(selectRefreshing)
  return (
    <ScreenDialog
      open
      onClose={onClose}
      title={words.title}
      subtitle={facts?.detail.name ?? undefined}
      actions={
        <Button size="sm" loading={refreshing} onClick={() => actor.send({ type: 'data.refresh' })}>
          {words.refresh}
        </Button>
      }
    >
      <Box data-state={statePaths(value)} maxWidth="1280px" mx="auto">
        <Facts />
      </Box>
    </ScreenDialog>
  )
}

function Facts() {
  const words = useMessages({ zhCN, en })
  const actor = BuildingDetailActor.useActorRef()
  const place = BuildingDetailActor.useSelector(selectPlace)
  const facts = BuildingDetailActor.useSelector(selectFacts)
  const retry = () => actor.send({ type: 'data.refresh' })
  if (place === 'failed') return <FailedState title={words.failed} onRetry={retry} />
  if (facts === null) return <LoadingState label={words.loading} />
  return (
    <>
      {place === 'stale' ? (
        <Box mb="4">
          <StaleBar onRetry={retry}>{words.stale}</StaleBar>
        </Box>
      ) : null}
      <BuildingFields facts={facts} />
    </>
  )
}
