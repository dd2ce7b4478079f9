import type { AbnormalRecord } from '@smart-fire/api-client'
import { Button, StatusBadge } from '@smart-fire/ui'
import { Flex, Text } from '@smart-fire/ui/layout'
import { type PendingVerdict, useMessages, useVerdicts } from '../../provider'
import { useRefusalWords } from '../../provider/internal'
import { recordName } from '../../shared/records/record-name'
import { ExceptionListActor } from '../exception-list.actor'
import { en, zhCN } from '../exception-list.messages'
import { useSecondsUntil } from '../use-seconds-until'
import { useSendAgain } from '../use-send-again'

/** The act of a row: its confirmation, or the state of its verdict in the outbox (domain 4). */
export function RecordAct({ record }: { record: AbnormalRecord }) {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const verdicts = useVerdicts()
  const sendAgain = useSendAgain()
  const kept = verdicts.of(record)
  const what = recordName(record)
  const mine = ({ verdict: { verdict } }: PendingVerdict) => (verdict === null ? words.handled : words.verdicts[verdict])
  if (kept === null) {
    return (
      <Button size="sm" aria-label={words.confirmOf(what)} onClick={() => actor.send({ type: 'row.confirm', record })}>
        {words.confirm}
      </Button>
    )
  }
  switch (kept.state) {
    case 'holding':
      return <Held kept={kept} what={what} />
    case 'sending':
      return (
        <StatusBadge tone="info" size="sm">
          {words.sending}
        </StatusBadge>
      )
    case 'unsent':
      return (
        <Flex align="center" wrap="wrap" py="0.5" columnGap="2" rowGap="1">
          <StatusBadge tone="fault" size="sm">
            {words.refused(words.unsent, mine(kept))}
          </StatusBadge>
          <Button size="sm" aria-label={words.sendAgainOf(what)} onClick={() => void sendAgain([record])}>
            {words.sendAgain}
          </Button>
          <Button size="sm" aria-label={words.withdrawOf(what)} onClick={() => verdicts.dismiss(record)}>
            {words.withdraw}
          </Button>
        </Flex>
      )
    case 'refused':
      return <Refused record={record} kept={kept} what={what} />
    case 'conflict':
      return (
        <Flex align="center" wrap="wrap" py="0.5" columnGap="2" rowGap="1">
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

/** A verdict that the server refused: sending it again cannot help, so it is withdrawn, or the record is judged again. */
function Refused({ record, kept, what }: { record: AbnormalRecord; kept: PendingVerdict; what: string }) {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const { dismiss } = useVerdicts()
  const { title } = useRefusalWords()(kept)
  const { verdict } = kept.verdict
  return (
    <Flex align="center" wrap="wrap" py="0.5" columnGap="2" rowGap="1">
      <StatusBadge tone="fault" size="sm">
        {words.refused(title, verdict === null ? words.handled : words.verdicts[verdict])}
      </StatusBadge>
      <Button size="sm" aria-label={words.judgeAgainOf(what)} onClick={() => actor.send({ type: 'row.confirm', record })}>
        {words.judgeAgain}
      </Button>
      <Button size="sm" aria-label={words.withdrawOf(what)} onClick={() => dismiss(record)}>
        {words.withdraw}
      </Button>
    </Flex>
  )
}

/** A verdict that was given by keyboard and is not sent yet: what it is, and how long it can be undone. */
function Held({ kept, what }: { kept: PendingVerdict; what: string }) {
  const words = useMessages({ zhCN, en })
  const { undo } = useVerdicts()
  const seconds = useSecondsUntil(kept.sendsAt)
  const { verdict } = kept.verdict
  return (
    <Flex align="center" wrap="wrap" py="0.5" columnGap="1.5" rowGap="1">
      <StatusBadge tone="info" size="sm" variant="plain">
        {verdict === null ? words.handled : words.verdicts[verdict]}
      </StatusBadge>
      <Button size="sm" aria-label={words.undoOf(what)} onClick={() => undo(kept.verdict)}>
        {words.undo}
      </Button>
      <Text aria-hidden="true" textStyle="num" fontSize="sm" color="fg.muted">
        {seconds}
      </Text>
    </Flex>
  )
}
