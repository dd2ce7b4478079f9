import { Box, Flex, Text } from '@chakra-ui/react'
import { records, type ListedRecord, type VerdictAttempt } from '@smart-fire/api-client/records'
import { isApiError } from '@smart-fire/api-client'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, StatusMark } from '@smart-fire/ui'
import { LoadedArea, useLoaded } from '../../../screens'
import * as monitoring from '../monitoring.messages'
import * as catalogue from './event-panel.messages'
import { recordTimeline } from './record-timeline'

/** The reports of the device and the attempts to judge the record, in their order. */
export function RecordTimeline({ record }: { record: ListedRecord }) {
  const words = useMessages(catalogue)
  const states = useMessages(monitoring)
  const client = useClient()
  const { kind, id } = record
  const attempts = useLoaded({ load: (of, signal) => client.with(records).verdictHistory(of, signal).catch(withoutHistory), query: { kind, id } })
  return (
    <LoadedArea loaded={attempts} name={words.timeline} compact>
      {(known) => (
        <Box as="ol" listStyleType="none" m="0" p="0">
          {recordTimeline(record, known, words, states).map(({ id: key, at, text, tone }) => (
            <Flex as="li" key={key} gap="2" align="baseline" py="1">
              <StatusMark tone={tone} size={12} />
              <Text flex="1">{text}</Text>
              <Text textStyle="num" fontSize="sm" color="fg.muted">{formatDateTime(at)}</Text>
            </Flex>
          ))}
        </Box>
      )}
    </LoadedArea>
  )
}

/** Other servers keep no history: what the record itself tells is all there is. */
function withoutHistory(error: unknown): VerdictAttempt[] {
  if (isApiError(error) && error.kind === 'notFound') return []
  throw error
}
