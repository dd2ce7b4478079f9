import { useEffect } from 'react'
import { SessionActor } from '../app/session/session.actor'

/** The browser asks before the page is left or closed while alarms sound: nobody would hear the next one (domain 29). */
export function useAskBeforeLeaving(alarmsSound: boolean): void {
  const session = SessionActor.useActorRef()
  useEffect(() => {
    if (!alarmsSound) return
    const ask = (event: BeforeUnloadEvent) => {
      // the console itself reloads the page after the end of a session
      if (session.getSnapshot().matches('signedIn')) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [session, alarmsSound])
}
