import { useMessages } from '@smart-fire/dialogs/provider'
import { useMemo } from 'react'
import { useListRights } from './use-list-rights'
import type { ScreenWords } from '../screen-words'
import { REMOVE } from './list-screen.calls'
import { USUAL_ELEMENTS, type ListCalls, type ListDeclaration } from './list-declaration'
import * as catalogue from './list-screen.messages'
import type { ListedRow } from './list-screen.types'

/** An act on the selected rows. */
export interface BulkAct<Row> {
  name: string
  label: string
  danger: boolean
  /** the rows on which it makes sense */
  applies: (row: Row) => boolean
}

/** The acts that the signed-in user may carry out on several rows at once. */
export function useBulkActs<Row extends ListedRow, Filters, Input, NewInput>(
  declaration: ListDeclaration<Row, Filters, Input, NewInput>, calls: ListCalls<Row, Filters, Input, NewInput>, words: ScreenWords,
): readonly BulkAct<Row>[] {
  const messages = useMessages(catalogue)
  const may = useListRights(declaration)
  return useMemo(() => {
    const { acts = [], removable = () => true } = declaration
    const own = acts.flatMap((act): BulkAct<Row>[] =>
      act.opens !== 'panel' && act.bulk && (act.element === undefined || may(act.element))
        ? [{ name: act.name, label: words.acts?.[act.name] ?? act.name, danger: act.opens === 'question' && (act.danger ?? false), applies: act.when ?? (() => true) }]
        : [],
    )
    const canRemove = calls.remove !== undefined && may(USUAL_ELEMENTS.remove)
    return [...own, ...(canRemove ? [{ name: REMOVE, label: messages.remove, danger: true, applies: removable }] : [])]
  }, [declaration, calls, words, messages, may])
}
