import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, ChoiceBar, formatDateTime, ModalDialog } from '@smart-fire/ui'
import { useState } from 'react'
import { nameOf } from '../device-names'
import { differences, type Difference } from '../marks'
import { PlanEditorActor } from '../plan-editor.actor'
import * as catalogue from '../plan-editor.messages'
import type { PlanEditorMessages } from '../plan-editor.messages'
import type { EditedFloor } from '../plan-editor.types'

const LIST_HEIGHT_PX = 320

/** What another user has changed since this user read the plan. Nothing is overwritten without a decision. */
export function ConflictDialog() {
  const base = PlanEditorActor.useSelector(({ context }) => context.base)
  const theirs = PlanEditorActor.useSelector(({ context }) => context.theirs)
  const isOpen = PlanEditorActor.useSelector((snapshot) => snapshot.matches({ plan: { editing: 'conflict' } }))
  return isOpen && base && theirs ? <Decision base={base} theirs={theirs} /> : null
}

function Decision({ base, theirs }: { base: EditedFloor; theirs: EditedFloor }) {
  const words = useMessages(catalogue)
  const actor = PlanEditorActor.useActorRef()
  const moved = PlanEditorActor.useSelector(({ context }) => context.moved)
  const [kept, setKept] = useState<readonly string[]>([])
  const found = differences(base, moved, theirs)
  const { changedBy = null, changedAt = null } = theirs.plan ?? {}
  const decide = (key: string, isMine: boolean) => setKept((before) => [...before.filter((each) => each !== key), ...(isMine ? [key] : [])])
  const cancel = () => actor.send({ type: 'conflict.cancel' })
  return (
    <ModalDialog
      open size="lg" title={words.conflictTitle} onClose={cancel} description={words.conflictText(changedBy, changedAt === null ? null : formatDateTime(changedAt))}
      footer={
        <>
          <Button onClick={cancel}>{words.later}</Button>
          <Button variant="solid" onClick={() => actor.send({ type: 'conflict.resolve', kept })}>{words.decide}</Button>
        </>
      }
    >
      {base.plan?.id === theirs.plan?.id ? null : <Text mb="3">{words.pictureReplaced}</Text>}
      {found.length === 0 ? <Text>{words.noDifferences}</Text> : (
        <Stack as="ul" aria-label={words.conflictList} gap="0" listStyleType="none" m="0" p="0" maxHeight={`${LIST_HEIGHT_PX}px`} overflowY="auto" tabIndex={0}>
          {found.map((difference) => (
            <li key={difference.key}>
              <Row difference={difference} name={nameIn(base, difference.key, words)} isMine={kept.includes(difference.key)} onDecide={(isMine) => decide(difference.key, isMine)} />
            </li>
          ))}
        </Stack>
      )}
    </ModalDialog>
  )
}

function nameIn({ devices }: EditedFloor, key: string, words: PlanEditorMessages): string {
  const device = devices.find((each) => each.key === key)
  return device === undefined ? key : nameOf(device, words)
}

interface RowProps {
  difference: Difference
  name: string
  isMine: boolean
  onDecide: (isMine: boolean) => void
}

function Row({ difference: { isGone, before, theirs, mine }, name, isMine, onDecide }: RowProps) {
  const words = useMessages(catalogue)
  const change = isGone ? words.isGone : theirs === null ? words.wasRemoved : before === null ? words.wasPlaced : words.wasMoved
  return (
    <Flex align="center" gap="3" py="2" borderBottomWidth="1px" borderColor="border.default" minHeight="12">
      <Box flex="1" minWidth="0">
        <Text overflowWrap="anywhere">{name}</Text>
        <Text fontSize="sm" color="fg.muted">{change}</Text>
      </Box>
      {mine === undefined ? null : isGone ? <Text fontSize="sm" color="fg.muted">{words.mineGone}</Text> : (
        <ChoiceBar
          size="sm" label={words.decideFor(name)} value={isMine ? 'mine' : 'theirs'} onChange={(value) => onDecide(value === 'mine')}
          options={[{ value: 'theirs', label: words.theirs }, { value: 'mine', label: words.mine }]}
        />
      )}
    </Flex>
  )
}
