import type { ScreenWords } from '../../screen-words'
import type { ListCalls, ListDeclaration } from '../list-declaration'
import { ListScreenActor } from '../list-screen.actor'
import type { ListedRow } from '../list-screen.types'
import { ActPanel } from './act-panel'
import { QuestionDialog } from './question-dialog'
import { RemovalDialog } from './removal-dialog'
import { RowForm } from './row-form'

export interface OverlayProps<Row extends ListedRow, Filters, Input, NewInput> {
  declaration: ListDeclaration<Row, Filters, Input, NewInput>
  calls: ListCalls<Row, Filters, Input, NewInput>
  words: ScreenWords
}

/** What is open over the list, one thing at a time. */
export function ListOverlay<Row extends ListedRow, Filters, Input, NewInput>(props: OverlayProps<Row, Filters, Input, NewInput>) {
  const overlay = ListScreenActor.useSelector(({ value }) => value.overlay)
  if (typeof overlay === 'object') return 'removal' in overlay ? <RemovalDialog {...props} /> : <QuestionDialog {...props} />
  switch (overlay) {
    case 'none':
      return null
    case 'form':
      return <RowForm {...props} />
    case 'panel':
      return <ActPanel {...props} />
    case 'import':
      return null
    default:
      return overlay satisfies never
  }
}

/** The row that the open part is about. The machine keeps rows of every list; this one came from the list of this declaration. */
export function useOpenRow<Row extends ListedRow>(): Row | null {
  return ListScreenActor.useSelector(({ context }) => context.row) as Row | null
}
