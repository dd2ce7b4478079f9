import { useAlarmUpdates, useClient, useLinkPhase, usePlaceChanges } from '@smart-fire/dialogs/provider'
import { provideCalls, type RefreshTimer, startRefreshTimer } from '@smart-fire/dialogs/regions'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ActorRefFrom } from 'xstate'
import { OverlayActor } from '../../app/overlay/overlay.actor'
import { useWall, WALL_PATH } from '../../lib/wall'
import { OverviewActor } from './overview.actor'
import { overviewCalls } from './overview.calls'
import { overviewMachine } from './overview.machine'
import { OverviewView } from './overview.view'
import { FirstSteps } from './parts/first-steps'
import { OpenDialogs } from './parts/open-dialogs'
import { LivePending } from './parts/pending'

/** The data is reloaded every 30 s while the page is visible, and after changes: at once, then at most once a second. */
const REFRESH = { everyMs: 30_000, paceMs: 1_000 }
const EVERYWHERE = {}

/** The first screen after signing in: unhandled records, devices by status, the map of all places, charts, latest events (spec 1 §2 gailan/overView). */
export function OverviewPage() {
  const client = useClient()
  const [logic] = useState(() => provideCalls(overviewMachine, overviewCalls(client)))
  return (
    <OverviewActor.Provider logic={logic}>
      <LiveOverview />
    </OverviewActor.Provider>
  )
}

function LiveOverview() {
  const actor: ActorRefFrom<typeof overviewMachine> = OverviewActor.useActorRef()
  const overlay = OverlayActor.useActorRef()
  useLinkPhase(actor.send)
  usePacedChanges(actor)
  const isWall = useWall()
  const navigate = useNavigate()
  return (
    <>
      {isWall ? null : <FirstSteps />}
      <LivePending>
        <OverviewView isWall={isWall} onWall={isWall ? undefined : () => void navigate(WALL_PATH)} onHandle={() => overlay.send({ type: 'exceptions.open' })} />
      </LivePending>
      <OpenDialogs />
    </>
  )
}

/** Sends `place.changed` to the overview: on a timer, and after a change that the alarm link reports. */
function usePacedChanges(actor: ActorRefFrom<typeof overviewMachine>): void {
  const timer = useRef<RefreshTimer>(null)
  useEffect(() => {
    timer.current = startRefreshTimer(document, REFRESH, () => actor.send({ type: 'place.changed' }))
    return timer.current.stop
  }, [actor])
  usePlaceChanges(EVERYWHERE, () => timer.current?.nudge())
  useAlarmUpdates(({ type }) => {
    if (type === 'warnings.changed') timer.current?.nudge()
  })
}
