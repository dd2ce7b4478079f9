import { useMessages } from '@smart-fire/dialogs/provider'
import { FailedState, LoadingState } from '@smart-fire/ui'
import { lazy, Suspense, type ComponentType } from 'react'
import { ErrorBoundary } from '../../../lib/error-boundary'
import { OverviewActor } from '../overview.actor'
import * as catalogue from '../overview.messages'
import { InspectionFrame } from './inspection-frame'

const LazyFigures = lazy(() => import('./inspection-figures'))

/** The checks of today and the defects as they are now. Script and call come after the first round of calls: the alarms go before the checks. */
export function InspectionCard({ Figures = LazyFigures }: { Figures?: ComponentType<{ at: number }> }) {
  const words = useMessages(catalogue).inspection
  const at = OverviewActor.useSelector(({ context }) => context.figures?.at ?? null)
  if (at === null) return null
  return (
    <ErrorBoundary fallback={<InspectionFrame><FailedState compact title={words.broken} /></InspectionFrame>}>
      <Suspense fallback={<InspectionFrame><LoadingState compact /></InspectionFrame>}><Figures at={at} /></Suspense>
    </ErrorBoundary>
  )
}
