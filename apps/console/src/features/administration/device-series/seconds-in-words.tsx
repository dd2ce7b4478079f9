import { Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import * as catalogue from '../../../lib/span-text.messages'

/** A span of time as a person reads it: an hour, two days. */
export function SecondsInWords({ seconds }: { seconds: number }) {
  return <>{useMessages(catalogue).span(seconds)}</>
}

/** Beside the minutes of a form: what they are in days and hours. */
export function TypedSeconds({ value }: { value: unknown }) {
  return typeof value === 'number' && value > 0 ? <Text fontSize="sm" color="fg.muted" whiteSpace="nowrap"><SecondsInWords seconds={value} /></Text> : null
}
