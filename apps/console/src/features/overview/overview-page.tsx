import { useAlarmClient, useClient } from '@smart-fire/dialogs/provider'
import { useEffect, useMemo, useState } from 'react'
import { OverlayActor } from '../../app/overlay/overlay.actor'
import { OverviewActor } from './overview.actor'
import { overviewCalls } from './overview.calls'
import { summarisePending } from './overview.figures'
import { overviewMachine } from './overview.machine'
import { OverviewView } from './overview.view'
import { OpenFloorPlan } from './parts/open-floor-plan'
import { OpenHydrant } from './parts/open-hydrant'

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
  const { link, sync, pendingCount, records, lastChange } = useAlarmClient()
  // the link is a subscription: a new record, a verdict, a lost or regained server are its news
  useEffect(() => actor.send({ type: 'alarms.changed' }), [actor, lastChange, link])
  // without a link nobody is answering, whatever is being tried
  const catchingUp = sync === 'catchingUp' && (link === 'connecting' || link === 'live')
  const pending = useMemo(
    () => summarisePending(pendingCount, records, figuresAt ?? Date.now(), catchingUp),
    [pendingCount, records, figuresAt, catchingUp],
  )
  return (
    <>
      <OverviewView pending={pending} onHandle={() => overlay.send({ type: 'exceptions.open' })} />
      <OpenFloorPlan />
      <OpenHydrant />
    </>
  )
}
