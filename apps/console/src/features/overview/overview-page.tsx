import { useAlarmLink, useClient } from '@smart-fire/dialogs/provider'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { OverlayActor } from '../../app/overlay/overlay.actor'
import { OverviewActor } from './overview.actor'
import { overviewCalls } from './overview.calls'
import { summarisePending } from './overview.figures'
import { overviewMachine } from './overview.machine'
import { OverviewView } from './overview.view'

const FloorPlanDialog = lazy(async () => ({ default: (await import('@smart-fire/dialogs/floor-plan')).FloorPlanDialog }))

/** The first screen after signing in: what needs somebody, how the devices are, what happened last. */
export function OverviewPage() {
  const client = useClient()
  const [logic] = useState(() => overviewMachine.provide({ actors: overviewCalls(client, document) }))
  return (
    <OverviewActor.Provider logic={logic}>
      <LiveOverview />
    </OverviewActor.Provider>
  )
}

function LiveOverview() {
  const actor = OverviewActor.useActorRef()
  const overlay = OverlayActor.useActorRef()
  const figuresAt = OverviewActor.useSelector(({ context }) => context.figures?.at)
  const { link, pendingCount, records, lastChange } = useAlarmLink()
  // the link is a subscription: a new record, a verdict, a lost or regained server are its news
  useEffect(() => actor.send({ type: 'alarms.changed' }), [actor, lastChange, link])
  const pending = useMemo(
    () => summarisePending(pendingCount, records, figuresAt ?? Date.now()),
    [pendingCount, records, figuresAt],
  )
  return (
    <>
      <OverviewView pending={pending} onHandle={() => overlay.send({ type: 'exceptions.open' })} />
      <OpenFloorPlan />
    </>
  )
}

function OpenFloorPlan() {
  const actor = OverviewActor.useActorRef()
  const plan = OverviewActor.useSelector(({ context }) => context.plan)
  if (plan === null) return null
  const { floor, ...building } = plan
  return (
    <Suspense fallback={null}>
      <FloorPlanDialog open onClose={() => actor.send({ type: 'plan.close' })} {...building} {...(floor === null ? {} : { floor })} />
    </Suspense>
  )
}
