import { Box, Flex } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { EmptyState, FailedState, LoadingState, WarningBar } from '@smart-fire/ui'
import type { PlanViewportHandle } from '@smart-fire/ui/viewport'
import { lazy, Suspense, type RefObject } from 'react'
import { PlanEditorActor, selectShowsDraft } from '../plan-editor.actor'
import * as catalogue from '../plan-editor.messages'
import { UploadButton } from './upload-button'

/** Loaded lazily: it brings the code of zoom and pan. */
const EditedPicture = lazy(() => import('./edited-picture'))
const DraftPicture = lazy(() => import('./draft-picture'))

/** The place of the plan: the picture with its marks, or why there is none. */
export function PlanArea({ mayPublish, handle }: { mayPublish: boolean; handle: RefObject<PlanViewportHandle | null> }) {
  const words = useMessages(catalogue)
  const actor = PlanEditorActor.useActorRef()
  const plan = PlanEditorActor.useSelector(({ value }) => (typeof value.plan === 'string' ? value.plan : 'editing'))
  const base = PlanEditorActor.useSelector(({ context }) => context.base)
  const showsDraft = PlanEditorActor.useSelector(selectShowsDraft)
  if (plan === 'loading') return <LoadingState label={words.loading} />
  if (plan === 'failed') return <FailedState title={words.failed} onRetry={() => actor.send({ type: 'plan.retry' })} />
  if (plan === 'notOffered') return <EmptyState title={words.notOffered}>{words.notOfferedHint}</EmptyState>
  if (base === null) return null
  return (
    <Flex direction="column" flex="1" minHeight="0" minWidth="0">
      {base.dropped > 0 ? <WarningBar>{words.dropped(base.dropped)}</WarningBar> : null}
      <Box position="relative" flex="1" minHeight="0" minWidth="0">
        <Suspense fallback={<LoadingState label={words.loading} />}>
          {showsDraft && base.draft ? <DraftPicture floor={base} draft={base.draft} /> : base.plan ? <EditedPicture floor={base} plan={base.plan} handle={handle} /> : <NoPlan mayPublish={mayPublish} hasDraft={base.draft !== null} />}
        </Suspense>
      </Box>
    </Flex>
  )
}

function NoPlan({ mayPublish, hasDraft }: { mayPublish: boolean; hasDraft: boolean }) {
  const words = useMessages(catalogue)
  return (
    <EmptyState title={words.noPlan} action={mayPublish && !hasDraft ? <UploadButton variant="solid" label={words.upload} /> : undefined}>
      {mayPublish ? words.noPlanHint : words.noPlanReadOnly}
    </EmptyState>
  )
}
