import { isApiError, type ApiError } from '@smart-fire/api-client'
import type { Notice } from '../notice'
import type { ErrorNoticeMessages } from './error-notice.messages'

export const NOTIFICATION_MS = 2_000 // spec 1 §9
export const MESSAGE_MS = 5_000
/** The text of a server is untrusted and must not fill the screen. */
export const LONGEST_SERVER_MESSAGE = 200

/** The notice of the error catalogue for a failed call (spec 1 §8); null for a call that was aborted on purpose. */
export function noticeOf(error: unknown, words: ErrorNoticeMessages): Notice | null {
  if (!isApiError(error)) return message('error', words.noMessage)
  switch (error.kind) {
    case 'aborted':
      return null
    case 'credentials':
      return message('warning', words.credentials)
    case 'loginRefused':
      return message('warning', serverWords(error, words.credentials))
    case 'sessionExpired':
      return message('error', words.sessionExpired)
    case 'forbidden':
      return notification('error', words.forbidden, serverWords(error, words.noMessage))
    case 'refused':
      return notification('error', words.failed, serverWords(error, words.noMessage))
    case 'conflict':
      return notification('error', words.failed, serverWords(error, words.judgedBefore))
    case 'gatewayTimeout':
      return message('error', words.gatewayTimeout)
    case 'network':
      return message('error', words.network)
    case 'malformed':
      return message('error', words.malformed)
    case 'notFound':
    case 'invalid':
    case 'server':
      return message('error', serverWords(error, words.noMessage))
    default:
      return error.kind satisfies never
  }
}

/** The one kind of error after which the session is over. */
export function endsSession(error: unknown): error is ApiError {
  return isApiError(error) && error.kind === 'sessionExpired'
}

function message(tone: Notice['tone'], text: string): Notice {
  return { tone, text, durationMs: MESSAGE_MS }
}

function notification(tone: Notice['tone'], title: string, text: string): Notice {
  return { tone, title, text, durationMs: NOTIFICATION_MS }
}

function serverWords({ serverMessage }: ApiError, otherwise: string): string {
  const words = serverMessage?.trim() ?? ''
  if (words === '') return otherwise
  return words.length <= LONGEST_SERVER_MESSAGE ? words : `${words.slice(0, LONGEST_SERVER_MESSAGE)}…`
}
