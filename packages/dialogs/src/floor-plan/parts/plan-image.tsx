import { Button, EmptyState, FailedState, LoadingState, StaleBar, WarningBar } from '@smart-fire/ui'
import { Box, Flex, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { BELOW_EACH_OTHER } from '../../shared/parts/on-paper'
import { LazyPart } from '../../shared/parts/lazy-part'
import { FloorPlanActor, selectPlanState } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'
import { placed } from '../markers'

const loadPicture = async () => (await import('./plan-picture')).PlanPicture

/** Image mode: the picture of the floor, or a message that it certainly has none (spec 2 §2.1, domain 21). */
export function PlanImage() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const state = FloorPlanActor.useSelector(selectPlanState)
  const retry = () => actor.send({ type: 'data.refresh' })
  const showList = () => actor.send({ type: 'mode.show', mode: 'list' })
  return (
    <Flex direction="column" flex="1" minWidth="0" minHeight="0" gap="3" p="4" css={BELOW_EACH_OTHER}>
      {state === 'loading' ? <LoadingState /> : null}
      {state === 'failed' ? <FailedState title={words.planFailed} onRetry={retry} /> : null}
      {state === 'noImage' ? (
        <EmptyState title={words.noImage} action={<Button onClick={showList}>{words.showList}</Button>}>
          {words.noImageHint}
        </EmptyState>
      ) : null}
      {state === 'stale' ? <StaleBar onRetry={retry}>{words.planStale}</StaleBar> : null}
      {state === 'ready' || state === 'refreshing' || state === 'stale' ? <Plan /> : null}
    </Flex>
  )
}

function Plan() {
  const words = useMessages({ zhCN, en })
  const plan = FloorPlanActor.useSelector(({ context }) => context.plan)
  const candidates = FloorPlanActor.useSelector(({ context }) => context.candidates)
  const dropped = FloorPlanActor.useSelector(({ context }) => context.droppedMarkers)
  const isBare = placed(FloorPlanActor.useSelector(({ context }) => context.markers)).length === 0
  if (plan === null) return null
  return (
    <>
      {candidates > 1 ? <Remark>{words.newestOf(candidates)}</Remark> : null}
      {dropped > 0 ? <WarningBar>{words.droppedMarkers(dropped)}</WarningBar> : null}
      {isBare && dropped === 0 ? <Remark>{words.noMarkers}</Remark> : null}
      <Box position="relative" flex="1" minHeight="0" minWidth="0">
        <LazyPart
          load={loadPicture}
          props={{ plan }}
          loading={<LoadingState />}
          failed={(retry) => <FailedState title={words.planFailed} onRetry={retry} />}
        />
      </Box>
    </>
  )
}

function Remark({ children }: { children: string }) {
  return (
    <Text role="note" fontSize="sm" color="fg.muted">
      {children}
    </Text>
  )
}
