import { Box } from '@chakra-ui/react'
import { DescriptionList, formatDateTime } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { ConfirmExceptionActor } from '../confirm-exception.actor'
import { en, zhCN } from '../confirm-exception.messages'
import { factsOf, selectIsFire, selectRecord } from '../confirm-exception.selectors'

/** What is being judged, so that nobody confirms the wrong row. */
export function RecordFacts() {
  const words = useMessages({ zhCN, en })
  const record = ConfirmExceptionActor.useSelector(selectRecord)
  const isFire = ConfirmExceptionActor.useSelector(selectIsFire)
  const items = factsOf(record, formatDateTime(record.raisedAt)).map(({ id, value }) => ({
    id,
    term: words.fields[id],
    value,
    wide: id === 'position' || id === 'device',
  }))
  const tone = isFire ? 'tone.alarm' : 'tone.fault'
  return (
    <Box borderStartWidth="3px" borderColor={`${tone}.solid`} bg={`${tone}.subtle`} borderRadius="sm" px="4" py="3">
      <DescriptionList columns={2} label={words.record} items={items} />
    </Box>
  )
}
