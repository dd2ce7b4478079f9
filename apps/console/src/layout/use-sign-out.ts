import { useVerdicts } from '@smart-fire/dialogs/provider'
import { useSession } from '../app/session/session'

/** Sends the verdicts that are still held back, then signs out: after that no request could be sent as this user. */
export function useSignOut(): () => void {
  const session = useSession()
  const { sendHeld } = useVerdicts()
  return () => void sendHeld().finally(() => session.send({ type: 'session.signOut' }))
}
