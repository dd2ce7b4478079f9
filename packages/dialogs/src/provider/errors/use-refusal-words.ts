import { ApiError, type ApiErrorKind } from '@smart-fire/api-client'
import { useMessages } from '../use-services'
import { noticeOf } from './error-notice'
import { en, zhCN } from './error-notice.messages'

/** Why the server refused something: its kind, and the server's own words, if any. */
interface Refusal {
  error: ApiErrorKind | null
  message: string | null
}

/** A refusal in the words of the error catalogue (spec 1 §8): 禁止 or 失败, and the server's message. */
export function useRefusalWords(): (refusal: Refusal) => { title: string; text: string } {
  const words = useMessages({ zhCN, en })
  return ({ error, message }) => {
    const notice = noticeOf(new ApiError(error ?? 'refused', { serverMessage: message }), words)
    return { title: notice?.title ?? words.failed, text: notice?.text ?? words.noMessage }
  }
}
