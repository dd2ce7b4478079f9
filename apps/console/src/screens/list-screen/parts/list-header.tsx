import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button } from '@smart-fire/ui'
import { Plus, RotateCw, Upload } from 'lucide-react'
import { lazy, Suspense, useId, type RefObject } from 'react'
import { useListKeys } from '../use-list-keys'
import { useListRights } from '../use-list-rights'
import type { ScreenWords } from '../../screen-words'
import { USUAL_ELEMENTS, type ListCalls, type ListDeclaration, type ListQuery } from '../list-declaration'
import { ListScreenActor } from '../list-screen.actor'
import type LoadedListExport from './list-export'
import * as catalogue from '../list-screen.messages'
import type { ListedRow } from '../list-screen.types'

/** Loaded lazily: few visits export a file. `lazy` loses the type parameter, which the cast restores. */
const ListExport = lazy(() => import('./list-export')) as unknown as typeof LoadedListExport

interface ListHeaderProps<Row extends ListedRow, Filters, Input, NewInput> {
  /** the list, in which single keys work */
  root: RefObject<HTMLElement | null>
  declaration: ListDeclaration<Row, Filters, Input, NewInput>
  calls: ListCalls<Row, Filters, Input, NewInput>
  words: ScreenWords
  /** filters and order of what is shown */
  query: ListQuery<Filters>
  /** the list has as many rows as it may have */
  isFull: boolean
  refreshing: boolean
  onRefresh: () => void
  /** called with the element that is kept for the button of the table settings, and with null when it is gone */
  onSettingsPlace: (place: HTMLElement | null) => void
}

/** The screen's name and what concerns the whole list. An act without its right is not there. */
export function ListHeader<Row extends ListedRow, Filters, Input, NewInput>({ root, declaration, calls, words, query, isFull, refreshing, onRefresh, onSettingsPlace }: ListHeaderProps<Row, Filters, Input, NewInput>) {
  const messages = useMessages(catalogue)
  const actor = ListScreenActor.useActorRef()
  const may = useListRights(declaration)
  const canAdd = declaration.form !== undefined && calls.add !== undefined && may(USUAL_ELEMENTS.add)
  const reasonId = useId()
  const limit = canAdd && isFull ? declaration.most : undefined
  const add = canAdd && limit === undefined ? () => actor.send({ type: 'row.add' }) : undefined
  useListKeys(root, { n: add })
  const canImport = declaration.imports !== undefined && calls.importRows !== undefined && may(USUAL_ELEMENTS.import)
  return (
    <Flex align="center" gap="2" wrap="wrap">
      <Heading as="h1" size="lg" flex="1">{words.title}</Heading>
      {canImport ? <Button icon={<Upload size={14} aria-hidden="true" />} onClick={() => actor.send({ type: 'import.open' })}>{messages.import}</Button> : null}
      {declaration.exports && may(USUAL_ELEMENTS.export) ? <Suspense fallback={null}><ListExport {...{ declaration, calls, words, query }} /></Suspense> : null}
      <Button icon={<RotateCw size={14} aria-hidden="true" />} loading={refreshing} onClick={onRefresh}>{messages.refresh}</Button>
      <Box ref={onSettingsPlace} minWidth="control.sm" />
      {canAdd ? (
        // a full list leaves the focus on the button: it is there when the form with the last row closes
        <Button
          variant="solid" icon={<Plus size={16} aria-hidden="true" />} aria-keyshortcuts="n"
          {...(limit === undefined ? {} : { 'aria-disabled': true, 'aria-describedby': reasonId })}
          onClick={add}
        >
          {messages.add(words.one)}
        </Button>
      ) : null}
      {limit === undefined ? null : <Text id={reasonId} role="note" width="full" textAlign="end" fontSize="sm" color="fg.muted">{messages.full(words.title, limit)}</Text>}
    </Flex>
  )
}
