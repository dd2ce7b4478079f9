import type { AlarmLinkStatus } from '@smart-fire/dialogs/provider'
import { formatDateTime, type Tone } from '@smart-fire/ui'
import type { LayoutMessages } from '../layout.messages'

export interface LinkLine {
  tone: Tone
  text: string
  /** said with the text when the link is not live: how old the last contact is */
  detail: string | null
}

/** What the top bar says of the alarm link. An operator must never take a dead link for a quiet night. */
export function linkLine(
  { link, sync, since, stale }: Pick<AlarmLinkStatus, 'link' | 'sync' | 'since' | 'stale'>,
  messages: LayoutMessages['link'],
): LinkLine {
  const lastContact = since === null ? null : messages.lastContact(formatDateTime(since))
  if (link === 'off') return { tone: 'notEnabled', text: messages.off, detail: null }
  if (link === 'refused') return { tone: 'alarm', text: messages.refused, detail: lastContact }
  if (link === 'reconnecting') return { tone: 'fault', text: messages.reconnecting, detail: lastContact }
  if (link === 'connecting') return { tone: 'info', text: messages.connecting, detail: lastContact }
  if (sync === 'failed') return { tone: 'fault', text: messages.failed, detail: lastContact }
  if (sync === 'catchingUp') return { tone: 'info', text: messages.catchingUp, detail: null }
  return { tone: stale ? 'fault' : 'normal', text: messages[link], detail: stale ? lastContact : null }
}
