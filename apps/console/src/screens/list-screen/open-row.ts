import type { ScreenWords } from '../screen-words'
import type { ListCalls, ListDeclaration } from './list-declaration'
import { ListScreenActor } from './list-screen.actor'
import type { ListedRow } from './list-screen.types'

/** What every part that opens over a list is given. */
export interface OverlayProps<Row extends ListedRow, Filters, Input, NewInput> {
  declaration: ListDeclaration<Row, Filters, Input, NewInput>
  calls: ListCalls<Row, Filters, Input, NewInput>
  words: ScreenWords
}

/** The row that the open part is about. The machine keeps rows of every list; this one came from the list of this declaration. */
export function useOpenRow<Row extends ListedRow>(): Row | null {
  return ListScreenActor.useSelector(({ context }) => context.row) as Row | null
}
