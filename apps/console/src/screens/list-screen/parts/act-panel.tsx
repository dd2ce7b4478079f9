import { LazyDialog } from '@smart-fire/dialogs/provider'
import { ListScreenActor } from '../list-screen.actor'
import type { ListedRow } from '../list-screen.types'
import { useOpenRow, type OverlayProps } from '../open-row'

/**
 * A part of the screen's own for one row: a detail, a published dialog. It is loaded when it is first opened. After every load
 * of the list it shows the row as it is now.
 */
export function ActPanel<Row extends ListedRow, Filters, Input, NewInput>({ declaration, rows }: OverlayProps<Row, Filters, Input, NewInput> & { rows: readonly Row[] }) {
  const actor = ListScreenActor.useActorRef()
  const opened = useOpenRow<Row>()
  const listed = rows.find(({ id }) => id === opened?.id)
  const row = listed ?? opened
  const name = ListScreenActor.useSelector(({ context }) => context.act)
  const act = declaration.acts?.find((each) => each.name === name)
  if (act?.opens !== 'panel' || row === null) return null
  const onClose = () => actor.send({ type: 'overlay.close' })
  const onChanged = () => actor.send({ type: 'overlay.saved' })
  return <LazyDialog key={row.id} load={act.load} props={{ row, isListed: listed !== undefined, onClose, onChanged }} />
}
