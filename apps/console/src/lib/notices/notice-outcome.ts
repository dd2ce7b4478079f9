import type { NoticeEntry, NoticeState } from '@smart-fire/api-client/notices'
import { formatDateTime, type Tone } from '@smart-fire/ui'
import type { NoticeOutcomeMessages } from './notice-outcome.messages'

/** Nothing but a message that was handed over looks well. */
export const NOTICE_TONES: Readonly<Record<NoticeState, Tone>> = { waiting: 'info', sent: 'normal', failed: 'fault', unconfigured: 'fault', silenced: 'notEnabled' }

type Outcome = Pick<NoticeEntry, 'reason' | 'detail' | 'tries' | 'nextAt'>

/** Why a notice is not sent, how often it was tried and when it is tried again, in one line; blank when there is nothing to say. */
export function outcomeText({ reason, detail, tries, nextAt }: Outcome, words: NoticeOutcomeMessages): string {
  const why = reason === null ? detail : [words.reason[reason], detail === null ? '' : `(${detail})`].join(' ').trim()
  return [why, tries === null || tries === 0 ? null : words.tried(tries), nextAt === null || tries === 0 ? null : words.next(formatDateTime(nextAt))].filter(Boolean).join(' · ')
}
