import { useCallback } from 'react'
import { useSession } from '../app/session/session'
import { useAskBeforeUnload } from '../lib/use-ask-before-unload'

/** The browser asks before the page is left or closed while alarms sound: the next one would not be heard (domain 29). */
export function useAskBeforeLeaving(alarmsSound: boolean): void {
  const session = useSession()
  // the console itself reloads the page after the end of a session
  const isSignedIn = useCallback(() => session.getSnapshot().value === 'signedIn', [session])
  useAskBeforeUnload(alarmsSound, isSignedIn)
}
