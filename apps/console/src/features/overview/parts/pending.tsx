import { useAlarmClient } from '@smart-fire/dialogs/provider'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { OverviewActor } from '../overview.actor'
import { type PendingSummary, summarisePending } from '../overview.figures'

const PendingContext = createContext<PendingSummary | null>(null)

/** Gives the summary of the unhandled records to the parts that show it. In a storm it changes with every batch of alarms, and the page does not. */
export const PendingProvider = PendingContext.Provider

/** The unhandled records (spec 1 §2 gailan/overView). Throws outside a PendingProvider. */
export function usePending(): PendingSummary {
  const pending = useContext(PendingContext)
  if (pending === null) throw new Error('usePending needs a PendingProvider')
  return pending
}

/** The unhandled records that the alarm link knows. */
export function LivePending({ children }: { children: ReactNode }) {
  const figuresAt = OverviewActor.useSelector(({ context }) => context.figures?.at)
  const { link, sync, pendingCount, records } = useAlarmClient()
  // a link that is reconnecting has no response to wait for
  const catchingUp = (sync === 'catchingUp' || sync === 'unconfirmed') && (link === 'connecting' || link === 'live')
  const pending = useMemo(
    () => summarisePending(pendingCount, records, figuresAt ?? Date.now(), catchingUp),
    [pendingCount, records, figuresAt, catchingUp],
  )
  return <PendingProvider value={pending}>{children}</PendingProvider>
}
