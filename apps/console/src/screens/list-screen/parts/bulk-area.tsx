import { Flex, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button } from '@smart-fire/ui'
import type { ScreenWords } from '../../screen-words'
import type { ListCalls, ListDeclaration } from '../list-declaration'
import { ListScreenActor } from '../list-screen.actor'
import * as catalogue from '../list-screen.messages'
import type { ListedRow } from '../list-screen.types'
import { useBulkActs } from '../use-bulk-acts'
import { BulkDialog } from './bulk-dialog'

interface BulkAreaProps<Row extends ListedRow, Filters, Input, NewInput> {
  declaration: ListDeclaration<Row, Filters, Input, NewInput>
  calls: ListCalls<Row, Filters, Input, NewInput>
  words: ScreenWords
  ticked: ReadonlyMap<string, Row>
  onClear: () => void
}

/** What can be done with the ticked rows; rows on which an act makes no sense are left out of it. */
export function BulkArea<Row extends ListedRow, Filters, Input, NewInput>({ declaration, calls, words, ticked, onClear }: BulkAreaProps<Row, Filters, Input, NewInput>) {
  const messages = useMessages(catalogue)
  const actor = ListScreenActor.useActorRef()
  const acts = useBulkActs(declaration, calls, words)
  const isIdle = ListScreenActor.useSelector((snapshot) => snapshot.matches({ bulk: 'idle' }))
  const rows = [...ticked.values()]
  return (
    <>
      {rows.length === 0 ? null : (
        <Flex role="toolbar" aria-label={messages.selected(rows.length)} align="center" wrap="wrap" gap="2" px="3" py="1.5" bg="bg.selected" borderRadius="md">
          <Text flex="1">{messages.selected(rows.length)}</Text>
          {acts.map(({ name, label, danger, applies }) => (
            <Button
              key={name} size="sm" variant={danger ? 'danger' : 'outline'} disabled={!isIdle || !rows.some(applies)}
              onClick={() => actor.send({ type: 'bulk.start', act: name, rows: rows.filter(applies) })}
            >
              {label}
            </Button>
          ))}
          <Button size="sm" variant="ghost" onClick={onClear}>{messages.clear}</Button>
        </Flex>
      )}
      {isIdle ? null : <BulkDialog acts={acts} selected={ticked} nameOf={declaration.nameOf} onDone={onClear} />}
    </>
  )
}
