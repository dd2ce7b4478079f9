import { useVerdicts } from '@smart-fire/dialogs/provider'
import { SessionActor } from '../app/session/session.actor'

/** Signs out after what is still held back has been sent: afterwards nobody could send it as this person. */
export function useSignOut(): () => void {
  const session = SessionActor.useActorRef()
  const { sendHeld } = useVerdicts()
  return () => void sendHeld().finally(() => session.send({ type: 'session.signOut' }))
}
