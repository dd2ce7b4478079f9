import { useMessages } from '@smart-fire/dialogs/provider'
import { ConfirmDialog } from '@smart-fire/ui'
import { useSilenceText } from '../../../lib/use-why-not'
import { ListScreenActor } from '../list-screen.actor'
import * as catalogue from '../list-screen.messages'
import type { ListedRow } from '../list-screen.types'
import { useOpenRow, type OverlayProps } from '../open-row'

/** The confirmation of an act on one row. */
export function QuestionDialog<Row extends ListedRow, Filters, Input, NewInput>({ declaration, words }: OverlayProps<Row, Filters, Input, NewInput>) {
  const messages = useMessages(catalogue)
  const silenceText = useSilenceText()
  const actor = ListScreenActor.useActorRef()
  const row = useOpenRow<Row>()
  const { act: name, problem, silence } = ListScreenActor.useSelector(({ context }) => context)
  const state = ListScreenActor.useSelector(({ value }) => (typeof value.overlay === 'object' && 'question' in value.overlay ? value.overlay.question : 'asking'))
  const act = declaration.acts?.find((each) => each.name === name)
  if (act === undefined || row === null) return null
  const label = words.acts?.[act.name] ?? act.name
  const hasFailed = state === 'failed'
  return (
    <ConfirmDialog
      open title={label} confirmText={label} danger={act.opens === 'question' && act.danger === true} busy={state === 'running'}
      error={hasFailed ? messages.notDone(problem ?? silenceText(silence, messages.noResponse)) : undefined}
      onClose={() => actor.send({ type: 'overlay.close' })}
      onConfirm={() => actor.send({ type: hasFailed ? 'overlay.retry' : 'overlay.confirm' })}
    >
      {words.questions?.[act.name]?.(declaration.nameOf(row, words)) ?? messages.actOn(label, declaration.nameOf(row, words))}
    </ConfirmDialog>
  )
}
