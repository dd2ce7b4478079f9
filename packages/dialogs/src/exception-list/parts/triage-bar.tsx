import { type AbnormalRecord, RECORD_CATEGORY, VERDICT, type Verdict } from '@smart-fire/api-client'
import { Button, StatusMark } from '@smart-fire/ui'
import { Flex, Text } from '@smart-fire/ui/layout'
import { recordKey, useMessages, useVerdicts } from '../../provider'
import { recordName } from '../../shared/records/record-name'
import { ExceptionListActor, selectKeysOn } from '../exception-list.actor'
import { en, zhCN } from '../exception-list.messages'
import { Key } from './key'

const VERDICTS = [VERDICT.realFire, VERDICT.fireTest, VERDICT.falseAlarm] as const

/** Under the list: what Enter does with the selected row, what can still be undone, and the list of all keys. */
export function TriageBar({ onUndo }: { onUndo: () => void }) {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const on = ExceptionListActor.useSelector(selectKeysOn)
  // in a narrow window the keys go to a second line, so that the place stays whole
  return (
    <Flex className="fs-off-paper" align="center" wrap="wrap" columnGap="4" rowGap="1" minHeight="9" px="3" py="0.5" borderRadius="md" bg="bg.raised" fontSize="sm" color="fg.muted" flexShrink="0">
      {on ? <Selected /> : <OffLine />}
      <Flex align="center" gap="3" ms="auto" flexShrink="0">
        <Held onUndo={onUndo} />
        <Button size="sm" variant="ghost" onClick={() => actor.send({ type: 'help.open' })}>
          {words.triage.help} {on ? <Key>?</Key> : null}
        </Button>
      </Flex>
    </Flex>
  )
}

function OffLine() {
  const { triage } = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  return (
    <>
      <Text>{triage.off}</Text>
      <Button size="sm" variant="link" onClick={() => actor.send({ type: 'keys.switch', on: true })}>
        {triage.switchOn}
      </Button>
    </>
  )
}

function Selected() {
  const { triage } = useMessages({ zhCN, en })
  const rows = ExceptionListActor.useSelector(({ context }) => context.rows)
  const total = ExceptionListActor.useSelector(({ context }) => context.total)
  const before = ExceptionListActor.useSelector(({ context: { page, limit } }) => (page - 1) * limit)
  const selected = ExceptionListActor.useSelector(({ context }) => context.selected)
  const askingAgain = ExceptionListActor.useSelector((snapshot) => snapshot.matches({ triage: { on: 'askingAgain' } }))
  const at = selected === null ? -1 : rows.findIndex((row) => recordKey(row) === recordKey(selected))
  const record = rows[at]
  if (record === undefined) return <Text truncate>{triage.nothingSelected}</Text>
  return (
    <>
      <Text flexShrink="0" textStyle="num">
        {triage.selected(before + at + 1, total)}
      </Text>
      <Flex align="center" gap="2" minWidth="0" color="fg.default">
        <StatusMark tone={record.category === RECORD_CATEGORY.fire ? 'alarm' : 'fault'} size={14} />
        <Text truncate>{recordName(record)}</Text>
      </Flex>
      {askingAgain ? (
        <Text color="tone.fault.fg" fontWeight="semibold" flexShrink="0">
          {triage.askAgain}
        </Text>
      ) : (
        <Choice record={record} />
      )}
    </>
  )
}

/** The verdicts with their keys, the chosen one highlighted; a fault has none to choose. */
function Choice({ record }: { record: AbnormalRecord }) {
  const words = useMessages({ zhCN, en })
  const chosen = ExceptionListActor.useSelector(({ context }) => context.verdict)
  const fire = record.category === RECORD_CATEGORY.fire
  return (
    <Flex align="center" gap="3" flexShrink="0">
      {fire ? VERDICTS.map((verdict) => <VerdictKey key={verdict} verdict={verdict} chosen={verdict === chosen} />) : null}
      <Flex align="center" gap="1.5" color="fg.default">
        <Key>Enter</Key>
        {fire ? words.triage.confirmKey : words.handled}
      </Flex>
    </Flex>
  )
}

function VerdictKey({ verdict, chosen }: { verdict: Verdict; chosen: boolean }) {
  const words = useMessages({ zhCN, en })
  return (
    <Flex
      align="center"
      gap="1.5"
      px="1.5"
      py="0.5"
      borderRadius="sm"
      borderWidth="1px"
      borderColor={chosen ? 'accent.solid' : 'transparent'}
      bg={chosen ? 'accent.subtle' : undefined}
      color={chosen ? 'fg.default' : 'fg.muted'}
      fontWeight={chosen ? 'semibold' : 'normal'}
    >
      <Key>{verdict}</Key>
      {words.verdicts[verdict]}
    </Flex>
  )
}

function Held({ onUndo }: { onUndo: () => void }) {
  const { triage } = useMessages({ zhCN, en })
  const on = ExceptionListActor.useSelector(selectKeysOn)
  const held = useVerdicts().pending.filter(({ state }) => state === 'holding').length
  if (held === 0) return null
  return (
    <>
      <Text color="fg.default">{triage.held(held)}</Text>
      <Button size="sm" onClick={onUndo}>
        {triage.undoLast} {on ? <Key>U</Key> : null}
      </Button>
    </>
  )
}
