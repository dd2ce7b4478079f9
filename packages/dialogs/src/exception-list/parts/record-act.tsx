import { Flex } from '@chakra-ui/react'
import type { AbnormalRecord } from '@smart-fire/api-client'
import { Button, StatusBadge } from '@smart-fire/ui'
import { useMessages, useVerdicts } from '../../provider'
import { ExceptionListActor } from '../exception-list.actor'
import { en, zhCN } from '../exception-list.messages'
import { useSendAgain } from '../use-send-again'

/** What can be done with a row: confirm it, or what became of a verdict that is kept (domain 4). */
export function RecordAct({ record }: { record: AbnormalRecord }) {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const verdicts = useVerdicts()
  const sendAgain = useSendAgain()
  const kept = verdicts.of(record)
  const what = nameOf(record)
  if (kept === null) {
    return (
      <Button size="sm" aria-label={words.confirmOf(what)} onClick={() => actor.send({ type: 'row.confirm', record })}>
        {words.confirm}
      </Button>
    )
  }
  switch (kept.state) {
    case 'sending':
      return (
        <StatusBadge tone="info" size="sm">
          {words.sending}
        </StatusBadge>
      )
    case 'unsent':
      return (
        <Flex align="center" justify="flex-end" gap="2">
          <StatusBadge tone="fault" size="sm">
            {words.unsent}
          </StatusBadge>
          <Button size="sm" aria-label={words.sendAgainOf(what)} onClick={() => void sendAgain([record])}>
            {words.sendAgain}
          </Button>
        </Flex>
      )
    case 'conflict':
      return (
        <Flex align="center" justify="flex-end" gap="2">
          <StatusBadge tone="info" size="sm">
            {words.conflict(kept.conflict?.person ?? words.somebody)}
          </StatusBadge>
          <Button size="sm" onClick={() => verdicts.dismiss(record)}>
            {words.dismiss}
          </Button>
        </Flex>
      )
    default:
      return kept.state satisfies never
  }
}

/** A row's name for a person who hears it: where and what. */
export function nameOf(record: AbnormalRecord): string {
  const place = record.hydrantName ?? record.buildingName ?? ''
  const floor = record.floor === null ? '' : `${record.floor}F`
  return [place, floor, record.position, record.alarmType].filter(Boolean).join(' ')
}
