import { DescriptionList, formatDateTime } from '@smart-fire/ui'
import { Box } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { ConfirmExceptionActor, selectIsFire } from '../confirm-exception.actor'
import { en, zhCN } from '../confirm-exception.messages'
import * as contacts from '../../shared/device-state/contact.messages'
import { factsOf } from '../record-facts'

/** The facts of the record, so that the operator does not confirm the wrong row. */
export function RecordFacts() {
  const words = useMessages({ zhCN, en })
  const record = ConfirmExceptionActor.useSelector(({ context }) => context.record)
  const isFire = ConfirmExceptionActor.useSelector(selectIsFire)
  const items = factsOf(record, formatDateTime(record.raisedAt), useMessages(contacts)).map(({ id, value }) => ({
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
