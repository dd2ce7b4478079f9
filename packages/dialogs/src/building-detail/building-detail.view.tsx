import { Button, type DataState, FailedState, LoadingState, StaleBar } from '@smart-fire/ui'
import { Box } from '@smart-fire/ui/layout'
import { statePaths, useMessages } from '../provider'
import { dataStateOf } from '../regions/data-state-of'
import { writeDialogAddress } from '../shared/dialog-address'
import { ScreenDialog } from '../shared/parts/screen-dialog'
import { BuildingDetailActor } from './building-detail.actor'
import { en, zhCN } from './building-detail.messages'
import { BuildingFields } from './parts/building-fields'

/** The building in the state of its actor. */
export function BuildingDetailView({ onClose }: { onClose: () => void }) {
  const words = useMessages({ zhCN, en })
  const actor = BuildingDetailActor.useActorRef()
  const value = BuildingDetailActor.useSelector((snapshot) => snapshot.value)
  const buildingId = BuildingDetailActor.useSelector(({ context }) => context.buildingId)
  const facts = BuildingDetailActor.useSelector(({ context }) => context.facts)
  const state = dataStateOf(value.facts)
  return (
    <ScreenDialog
      open
      onClose={onClose}
      address={writeDialogAddress({ dialog: 'building', buildingId })}
      title={words.title}
      subtitle={facts?.detail.name ?? undefined}
      actions={
        <Button size="sm" loading={state === 'refreshing'} onClick={() => actor.send({ type: 'data.refresh' })}>
          {words.refresh}
        </Button>
      }
    >
      <Box data-state={statePaths(value)} maxWidth="1280px" mx="auto">
        <Facts state={state} />
      </Box>
    </ScreenDialog>
  )
}

function Facts({ state }: { state: DataState }) {
  const words = useMessages({ zhCN, en })
  const actor = BuildingDetailActor.useActorRef()
  const facts = BuildingDetailActor.useSelector(({ context }) => context.facts)
  const retry = () => actor.send({ type: 'data.refresh' })
  if (state === 'failed') return <FailedState title={words.failed} onRetry={retry} />
  if (facts === null) return <LoadingState label={words.loading} />
  return (
    <>
      {state === 'stale' ? (
        <Box mb="4">
          <StaleBar onRetry={retry}>{words.stale}</StaleBar>
        </Box>
      ) : null}
      <BuildingFields facts={facts} />
    </>
  )
}
