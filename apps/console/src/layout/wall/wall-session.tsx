import { useContext, useState } from 'react'
import { fromPromise } from 'xstate'
import { SessionKeeperContext } from '../../app/session/session-keeper'
import { WallSessionActor } from './wall-session.actor'
import { wallSessionMachine } from './wall-session.machine'
import { WallSessionView } from './wall-session.view'

/** Keeps the session alive as long as the wall display is shown. */
export function WallSession() {
  const keeper = useContext(SessionKeeperContext)
  const [logic] = useState(() => wallSessionMachine.provide({
    actors: { renew: fromPromise(async () => ({ endsAt: await keeper.renew(), now: Date.now() })) },
  }))
  const [input] = useState(() => ({ canRenew: keeper.canRenew(), endsAt: keeper.endsAt(), now: Date.now() }))
  return <WallSessionActor.Provider logic={logic} options={{ input }}><WallSessionView /></WallSessionActor.Provider>
}
