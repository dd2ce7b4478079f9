import { lazy, Suspense } from 'react'
import { ListScreenActor } from '../list-screen.actor'
import type { ListedRow } from '../list-screen.types'
import type { OverlayProps } from '../open-row'
import { ActPanel } from './act-panel'
import type LoadedListImport from './list-import'
import { QuestionDialog } from './question-dialog'
import { RemovalDialog } from './removal-dialog'
import { RowForm } from './row-form'

/** Loaded lazily: few visits import a file. `lazy` loses the type parameter, which the cast restores. */
const ListImport = lazy(() => import('./list-import')) as unknown as typeof LoadedListImport

/** What is open over the list, one thing at a time. */
export function ListOverlay<Row extends ListedRow, Filters, Input, NewInput>({ rows, ...props }: OverlayProps<Row, Filters, Input, NewInput> & { rows: readonly Row[] }) {
  const overlay = ListScreenActor.useSelector(({ value }) => value.overlay)
  if (typeof overlay === 'object') return 'removal' in overlay ? <RemovalDialog {...props} /> : <QuestionDialog {...props} />
  switch (overlay) {
    case 'none':
      return null
    case 'form':
      return <RowForm {...props} />
    case 'panel':
      return <ActPanel {...props} rows={rows} />
    case 'import':
      return <Suspense fallback={null}><ListImport {...props} /></Suspense>
    default:
      return overlay satisfies never
  }
}
