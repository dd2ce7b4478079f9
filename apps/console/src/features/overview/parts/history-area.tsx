import { Box } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { EmptyState, FailedState, LoadingState } from '@smart-fire/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from '../../../lib/error-boundary'
import { OverviewActor, selectHistoryState } from '../overview.actor'
import * as catalogue from '../overview.messages'

const HistoryCharts = lazy(() => import('./history-charts'))

/** The charts of the last 24 hours and seven days, or why there are none: an empty chart would look like no events. */
export function HistoryArea() {
  const words = useMessages(catalogue).history
  const actor = OverviewActor.useActorRef()
  const state = OverviewActor.useSelector(selectHistoryState)
  const history = OverviewActor.useSelector(({ context }) => context.history)
  if (state === 'failed') return <Whole><FailedState compact title={words.failed} onRetry={() => actor.send({ type: 'data.refresh' })} /></Whole>
  if (history === null) return <Whole><LoadingState compact label={words.loading} /></Whole>
  if (!history.isOffered) return <Whole><EmptyState compact title={words.notOffered} /></Whole>
  return (
    <ErrorBoundary fallback={<Whole><FailedState compact title={words.broken} /></Whole>}>
      <Suspense fallback={<Whole><LoadingState compact label={words.loading} /></Whole>}><HistoryCharts history={history} /></Suspense>
    </ErrorBoundary>
  )
}

function Whole({ children }: { children: ReactNode }) {
  return <Box gridColumn="1 / -1" bg="bg.surface" borderWidth="1px" borderColor="border.default" rounded="lg" p="5">{children}</Box>
}
