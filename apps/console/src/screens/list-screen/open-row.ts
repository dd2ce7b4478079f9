import type { ScreenWords } from '../screen-words'
import type { ListCalls, ListDeclaration } from './list-declaration'
import { ListScreenActor } from './list-screen.actor'
import type { ListedRow } from './list-screen.types'

/** The props of every part that opens over a list. */
export interface OverlayProps<Row extends ListedRow, Filters, Input, NewInput> {
  declaration: ListDeclaration<Row, Filters, Input, NewInput>
  calls: ListCalls<Row, Filters, Input, NewInput>
  words: ScreenWords
}

/** The row of the open dialog. The machine holds rows of any list; this one came from the list of this declaration. */
export function useOpenRow<Row extends ListedRow>(): Row | null {
  return ListScreenActor.useSelector(({ context }) => context.row) as Row | null
}
