import { Box, Flex } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button } from '@smart-fire/ui'
import { type Ref, useCallback, useImperativeHandle, useRef } from 'react'
import { fieldName, type ScreenWords } from '../../screen-words'
import type { ListDeclaration } from '../list-declaration'
import * as catalogue from '../list-screen.messages'
import type { ListedRow } from '../list-screen.types'
import { entriesOf } from '../url-query'
import type { ControlledQuery } from '../use-url-query'
import { FilterControl } from './filter-controls'

export interface FilterHandle {
  focusFirst: () => void
}

interface FilterAreaProps<Row extends ListedRow, Filters, Input, NewInput> {
  declaration: ListDeclaration<Row, Filters, Input, NewInput>
  words: ScreenWords
  url: ControlledQuery<Filters>
  handle: Ref<FilterHandle>
}

/** The filters of a list; the way back to the whole list shows only when something is filtered. */
export function FilterArea<Row extends ListedRow, Filters, Input, NewInput>({ declaration, words, url, handle }: FilterAreaProps<Row, Filters, Input, NewInput>) {
  const messages = useMessages(catalogue)
  const place = useRef<HTMLDivElement>(null)
  useImperativeHandle(handle, () => ({ focusFirst: () => place.current?.querySelector('input')?.focus() }), [])
  const entries = entriesOf(declaration.filters ?? {})
  if (entries.length === 0) return null
  return (
    <Flex ref={place} role="search" aria-label={messages.filters} align="flex-end" wrap="wrap" gap="3">
      {entries.map(([name, field]) => (
        <Box key={name} width={field.kind === 'dateRange' ? '80' : '48'}>
          <BoundFilter name={name} field={field} words={words} url={url} />
        </Box>
      ))}
      {url.isFiltered ? <Button variant="ghost" onClick={() => url.change({ filters: {}, page: 1 })}>{messages.reset}</Button> : null}
    </Flex>
  )
}

type BoundFilterProps<Filters> = Pick<Parameters<typeof FilterControl>[0], 'name' | 'field' | 'words'> & { url: ControlledQuery<Filters> }

function BoundFilter<Filters>({ name, field, words, url }: BoundFilterProps<Filters>) {
  const { filters, change } = url
  const set = useCallback((value: unknown, how: 'push' | 'replace') => {
    const { [name as keyof Filters]: _, ...others } = filters
    change({ filters: (value === undefined ? others : { ...others, [name]: value }) as Partial<Filters>, page: 1 }, how)
  }, [name, filters, change])
  return <FilterControl name={name} label={fieldName(words, name)} field={field} words={words} value={filters[name as keyof Filters]} onChange={set} />
}
