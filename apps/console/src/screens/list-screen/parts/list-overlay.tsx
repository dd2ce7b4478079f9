import { ListScreenActor } from '../list-screen.actor'
import type { ListedRow } from '../list-screen.types'
import type { OverlayProps } from '../open-row'
import { ActPanel } from './act-panel'
import { QuestionDialog } from './question-dialog'
import { RemovalDialog } from './removal-dialog'
import { RowForm } from './row-form'

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
