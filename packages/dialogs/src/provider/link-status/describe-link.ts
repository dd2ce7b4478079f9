import type { Instant } from '@smart-fire/api-client'
import { formatDateTime, type Tone } from '@smart-fire/ui'
import type { AlarmClientStatus } from '../alarm-client/alarm-client-status'
import type { LinkStatusMessages } from './link-status.messages'

type Described = Pick<AlarmClientStatus, 'link' | 'sync' | 'since' | 'stale'>

export interface LinkDescription {
  tone: Tone
  text: string
}

/** The state of the link as one tone and one sentence: live, connecting, interrupted since, or offline since (trust A5.5). */
export function describeLink({ link, sync, since, stale }: Described, words: LinkStatusMessages): LinkDescription {
  switch (link) {
    case 'live':
    case 'awaitingReply':
      return describeSync(sync, words)
    case 'connecting':
      return stale ? offline(since, words) : { tone: 'info', text: words.connecting }
    case 'reconnecting':
      return stale ? offline(since, words) : interrupted(since, words)
    case 'refused':
      return { tone: 'offline', text: words.refused }
    case 'off':
      return { tone: 'notEnabled', text: words.never }
    default:
      return link satisfies never
  }
}

function describeSync(sync: AlarmClientStatus['sync'], words: LinkStatusMessages): LinkDescription {
  switch (sync) {
    case 'synced':
      return { tone: 'normal', text: words.live }
    case 'unconfirmed':
      return { tone: 'info', text: words.unconfirmed }
    case 'catchingUp':
      return { tone: 'info', text: words.catchingUp }
    case 'failed':
      return { tone: 'fault', text: words.syncFailed }
    default:
      return sync satisfies never
  }
}

function interrupted(since: Instant | null, words: LinkStatusMessages): LinkDescription {
  return { tone: 'fault', text: since === null ? words.connecting : words.reconnecting(timeOfDay(since)) }
}

function offline(since: Instant | null, words: LinkStatusMessages): LinkDescription {
  return { tone: 'offline', text: since === null ? words.never : words.offline(timeOfDay(since)) }
}

const SECOND_MS = 1_000
/** From here on minutes are exact enough. */
const SECONDS_SHOWN = 120

/** Age of the data in seconds, later in minutes; never negative, even if the clock was set back. */
export function ageText(since: Instant, now: Instant, words: LinkStatusMessages): string {
  const seconds = Math.max(0, Math.round((now - since) / SECOND_MS))
  return seconds < SECONDS_SHOWN ? words.ageSeconds(seconds) : words.ageMinutes(Math.floor(seconds / 60))
}

/** HH:mm:ss in UTC+8, like every time on screen. */
export function timeOfDay(at: Instant): string {
  return formatDateTime(at).slice(-8)
}
