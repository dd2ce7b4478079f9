import { useMessages } from '@smart-fire/dialogs/provider'
import { useMemo } from 'react'
import { useListRights } from './use-list-rights'
import type { ScreenWords } from '../screen-words'
import { USUAL_ELEMENTS, type ListCalls, type ListDeclaration } from './list-declaration'
import { ListScreenActor } from './list-screen.actor'
import * as catalogue from './list-screen.messages'
import type { ListedRow } from './list-screen.types'

/** An act on one row, ready to be pressed. */
export interface ShownAct {
  name: string
  label: string
  /** names the row as well, for a screen reader */
  spoken: string
  danger: boolean
  run: () => void
}

interface RowActs<Row> {
  /** of a row: what may be done with it, the usual acts first */
  of: (row: Row) => ShownAct[]
  /** the screen has acts at all, so that there is a column for them */
  some: boolean
  /** what a click on the row or Enter does; null: nothing */
  opening: ((row: Row) => void) | null
}

/** The acts on a row that the signed-in user may use; the others are not offered. */
export function useRowActs<Row extends ListedRow, Filters, Input, NewInput>(
  declaration: ListDeclaration<Row, Filters, Input, NewInput>, calls: ListCalls<Row, Filters, Input, NewInput>, words: ScreenWords,
): RowActs<Row> {
  const messages = useMessages(catalogue)
  const actor = ListScreenActor.useActorRef()
  const may = useListRights(declaration)
  return useMemo(() => {
    const { form, acts = [], removal, editable = () => true, removable = () => true, nameOf, opens } = declaration
    const canEdit = form !== undefined && calls.update !== undefined && may(USUAL_ELEMENTS.edit)
    const canRemove = (removal !== undefined || calls.remove !== undefined) && may(USUAL_ELEMENTS.remove)
    const allowed = acts.filter((act) => act.element === undefined || may(act.element) || (act.opens === 'form' && act.readable === true))
    const shown = (row: Row, name: string, label: string, run: () => void, danger = false): ShownAct =>
      ({ name, label, spoken: messages.actOn(label, nameOf(row, words)), danger, run })
    const edit = (row: Row) => actor.send({ type: 'row.edit', row })
    const own = (row: Row) =>
      allowed.filter(({ when }) => when === undefined || when(row)).map((act) =>
        shown(row, act.name, words.acts?.[act.name] ?? act.name, () => actor.send({ type: 'act.open', act: act.name, row, opens: act.opens }), act.opens === 'question' && act.danger))
    const of = (row: Row): ShownAct[] => [
      ...(canEdit && editable(row) ? [shown(row, 'edit', messages.edit, () => edit(row))] : []),
      ...own(row),
      ...(canRemove && removable(row) ? [shown(row, 'remove', messages.remove, () => actor.send({ type: 'row.remove', row }), true)] : []),
    ]
    const openAct = allowed.find(({ name }) => name === opens)
    const openForm = form !== undefined && opens === undefined ? (row: Row) => void (editable(row) && edit(row)) : null
    return {
      of,
      some: canEdit || canRemove || allowed.length > 0,
      opening: openAct ? (row) => of(row).find(({ name }) => name === openAct.name)?.run() : openForm,
    }
  }, [declaration, calls, words, messages, actor, may])
}
