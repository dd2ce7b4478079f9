import { ApiError } from '@smart-fire/api-client'
import { useErrorNotice, useMessages, useNotify, useVerdicts, type VerdictOutcome } from '../provider'
import { ExceptionListActor } from './exception-list.actor'
import { en, zhCN } from './exception-list.messages'

/** Sends verdicts of the outbox again (domain 4); the list is refreshed when the server has accepted one. */
export function useSendAgain() {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const notify = useNotify()
  const reportError = useErrorNotice()
  const { sendAgain } = useVerdicts()
  return async (records: Parameters<typeof sendAgain>[0][]): Promise<void> => {
    const outcomes = await Promise.all(records.map(sendAgain))
    if (outcomes.some(accepted)) {
      actor.send({ type: 'record.confirmed' })
      notify({ tone: 'success', ...words.sent })
    }
    const refused = outcomes.find((result) => result.outcome === 'refused')
    if (refused) reportError(new ApiError(refused.error, { serverMessage: refused.message }))
    if (outcomes.some(({ outcome }) => outcome === 'unsent')) notify({ tone: 'warning', ...words.stillUnsent })
  }
}

const accepted = ({ outcome }: VerdictOutcome) => outcome === 'accepted'
