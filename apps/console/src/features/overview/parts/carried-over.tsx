import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { recordKey, useMessages } from '@smart-fire/dialogs/provider'
import { Button, EmptyState, LoadingState, StatusMark, WaitingTime } from '@smart-fire/ui'
import { useWall } from '../../../lib/wall'
import { placeOf, toneOf, whatOf } from '../event-words'
import * as catalogue from '../overview.messages'
import { Card } from './card'
import { usePending } from './pending'

const SHOWN = 6
/** A row that does not fit goes to a column beyond the edge. */
const ONLY_WHOLE_ROWS = { display: 'flex', flexDirection: 'column', flexWrap: 'wrap', alignContent: 'flex-start', flex: '1', minH: '0', overflow: 'hidden', '& > li': { w: 'full' } } as const

/** Unhandled records from before today, oldest first. They are listed separately, so that the operator does not miss them. A wall shows those that fit, and how many there are. */
export function CarriedOver({ onHandle }: { onHandle: () => void }) {
  const messages = useMessages(catalogue).carriedOver
  const isWall = useWall()
  const { carriedOver, count, unlisted, loading } = usePending()
  const rest = carriedOver.length - SHOWN
  if (loading && carriedOver.length === 0) {
    return <Card title={messages.title}><LoadingState compact label={messages.loading} /></Card>
  }
  if (carriedOver.length === 0) {
    return <Card title={messages.title}><EmptyState compact title={count === null || unlisted > 0 ? messages.unknown : messages.none} /></Card>
  }
  return (
    <Card title={messages.title} aside={carriedOver.length} flush fill={isWall}>
      <chakra.ul listStyleType="none" m="0" p="0" css={isWall ? ONLY_WHOLE_ROWS : undefined}>
        {carriedOver.slice(0, SHOWN).map((record) => (
          <Flex as="li" key={recordKey(record)} gap="3" px="5" py="3" borderTopWidth="1px" borderColor="border.default">
            <Box pt="3px"><StatusMark tone={toneOf(record)} size={16} /></Box>
            <Box minW="0" flex="1">
              <Text truncate title={placeOf(record)}>{placeOf(record)}</Text>
              <Flex justify="space-between" gap="3" color="fg.muted" fontSize="sm">
                <Text truncate>{whatOf(record)}</Text>
                {record.raisedAt !== null && <Text whiteSpace="nowrap"><WaitingTime since={record.raisedAt} /></Text>}
              </Flex>
            </Box>
          </Flex>
        ))}
      </chakra.ul>
      {isWall ? null : (
        <Flex align="center" justify="space-between" px="5" py="3" borderTopWidth="1px" borderColor="border.default" color="fg.muted">
          <Text fontSize="sm">{rest > 0 && messages.more(rest)}</Text>
          <Button variant="link" size="sm" aria-haspopup="dialog" onClick={onHandle}>{messages.all}</Button>
        </Flex>
      )}
    </Card>
  )
}
