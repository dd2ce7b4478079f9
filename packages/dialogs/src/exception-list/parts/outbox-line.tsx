import { Button, formatDateTime } from '@smart-fire/ui'
import { Flex, Text } from '@smart-fire/ui/layout'
import type { ReactNode } from 'react'
import { type PendingVerdict, useMessages, useVerdicts } from '../../provider'
import { useRefusalWords } from '../../provider/internal'
import { en, zhCN } from '../exception-list.messages'
import { useSendAgain } from '../use-send-again'

const LINES_SHOWN = 3

/** Verdicts in the outbox may belong to another page or channel, or to no open record, so they are listed above the table. */
export function OutboxLine() {
  const { pending } = useVerdicts()
  const refused = pending.filter(({ state }) => state === 'refused')
  const conflicts = pending.filter(({ state }) => state === 'conflict')
  return (
    <>
      <Unsent pending={pending} />
      {refused.slice(0, LINES_SHOWN).map((kept) => (
        <Refused key={`${kept.verdict.kind}:${kept.verdict.id}`} kept={kept} />
      ))}
      <MoreRefused refused={refused.slice(LINES_SHOWN)} />
      {conflicts.slice(0, LINES_SHOWN).map((kept) => (
        <Conflict key={`${kept.verdict.kind}:${kept.verdict.id}`} kept={kept} />
      ))}
      <MoreConflicts conflicts={conflicts.slice(LINES_SHOWN)} />
    </>
  )
}

function Unsent({ pending }: { pending: readonly PendingVerdict[] }) {
  const words = useMessages({ zhCN, en })
  const sendAgain = useSendAgain()
  const unsent = pending.filter(({ state }) => state === 'unsent').map(({ verdict }) => verdict)
  if (unsent.length === 0) return null
  return (
    <Line tone="fault" text={words.outbox(unsent.length)}>
      <Button size="sm" onClick={() => void sendAgain(unsent)}>
        {words.sendAllAgain}
      </Button>
    </Line>
  )
}

/** Why the server refused a verdict, in its own words, and which verdict is kept; its row offers to judge again. */
function Refused({ kept }: { kept: PendingVerdict }) {
  const words = useMessages({ zhCN, en })
  const { dismiss } = useVerdicts()
  const { title, text } = useRefusalWords()(kept)
  const { verdict } = kept.verdict
  const mine = verdict === null ? words.handled : words.verdicts[verdict]
  return (
    <Line tone="fault" text={words.refusedLine({ subject: kept.subject, title, reason: text, mine })}>
      <Button size="sm" onClick={() => dismiss(kept.verdict)}>
        {words.withdraw}
      </Button>
    </Line>
  )
}

function MoreRefused({ refused }: { refused: readonly PendingVerdict[] }) {
  const words = useMessages({ zhCN, en })
  return refused.length === 0 ? null : <Line tone="fault" text={words.moreRefused(refused.length)} />
}

/** The row has left the list with the verdict of another person, which is shown until the operator dismisses it. */
function Conflict({ kept }: { kept: PendingVerdict }) {
  const words = useMessages({ zhCN, en })
  const { dismiss } = useVerdicts()
  const nameOf = (verdict: PendingVerdict['verdict']['verdict']) => (verdict === null ? words.handled : words.verdicts[verdict])
  return (
    <Line
      tone="info"
      text={words.conflictLine({
        subject: kept.subject,
        person: kept.conflict?.person ?? words.somebody,
        time: formatDateTime(kept.conflict?.at ?? null),
        theirs: nameOf(kept.conflict?.verdict ?? null),
        mine: nameOf(kept.verdict.verdict),
      })}
    >
      <Button size="sm" onClick={() => dismiss(kept.verdict)}>
        {words.dismiss}
      </Button>
    </Line>
  )
}

function MoreConflicts({ conflicts }: { conflicts: readonly PendingVerdict[] }) {
  const words = useMessages({ zhCN, en })
  const { dismiss } = useVerdicts()
  if (conflicts.length === 0) return null
  return (
    <Line tone="info" text={words.moreConflicts(conflicts.length)}>
      <Button size="sm" onClick={() => conflicts.forEach(({ verdict }) => dismiss(verdict))}>
        {words.dismiss}
      </Button>
    </Line>
  )
}

/** The text wraps early: live notices cover the right edge and must hide neither text nor act (ADR 0007). */
function Line({ tone, text, children }: { tone: 'fault' | 'info'; text: string; children?: ReactNode }) {
  return (
    <Flex role="status" align="center" gap="3" px="4" py="2" borderRadius="md" bg={`tone.${tone}.subtle`} color={`tone.${tone}.fg`}>
      <Text maxWidth="42em">{text}</Text>
      {children}
    </Flex>
  )
}
