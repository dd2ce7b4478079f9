import { useMessages } from '@smart-fire/dialogs/provider'
import { refusalOf, silenceOf, type Silence } from './refusal'
import * as catalogue from './why-not.messages'

/** What a failure without words of the server means, in words; `noResponse` says it of a call that was not answered. */
export function useSilenceText(): (silence: Silence, noResponse: string) => string {
  const words = useMessages(catalogue)
  return (silence, noResponse) => (silence === 'noResponse' ? noResponse : words[silence])
}

/** Why a call failed: in the server's words, else what its answer means. `noResponse` is said only where no answer came. */
export function useWhyNot(): (error: unknown, noResponse: string) => string {
  const textOf = useSilenceText()
  return (error, noResponse) => refusalOf(error).message ?? textOf(silenceOf(error), noResponse)
}
