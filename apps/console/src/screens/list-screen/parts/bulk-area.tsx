import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, ConfirmDialog } from '@smart-fire/ui'
import { BulkBar, type BulkProgress } from '@smart-fire/ui/screen'
import type { Silence } from '../../../lib/refusal'
import { useSilenceText } from '../../../lib/use-why-not'
import type { ScreenWords } from '../../screen-words'
import type { ListCalls, ListDeclaration } from '../list-declaration'
import { ListScreenActor } from '../list-screen.actor'
import { REMOVE } from '../list-screen.calls'
import * as catalogue from '../list-screen.messages'
import type { BulkRun, ListedRow } from '../list-screen.types'
import type { FormAct } from '../row-act'
import { useBulkActs } from '../use-bulk-acts'
import { BulkForm } from './bulk-form'

interface BulkAreaProps<Row extends ListedRow, Filters, Input, NewInput> {
  declaration: ListDeclaration<Row, Filters, Input, NewInput>
  calls: ListCalls<Row, Filters, Input, NewInput>
  words: ScreenWords
  ticked: ReadonlyMap<string, Row>
  onClear: () => void
}

const NO_RUN: BulkRun = { act: '', rows: [], results: [] }

/** The acts on the selected rows, their progress, and the result of each row; rows that do not qualify are left out. */
export function BulkArea<Row extends ListedRow, Filters, Input, NewInput>({ declaration, calls, words, ticked, onClear }: BulkAreaProps<Row, Filters, Input, NewInput>) {
  const messages = useMessages(catalogue)
  const silenceText = useSilenceText()
  const actor = ListScreenActor.useActorRef()
  const acts = useBulkActs(declaration, calls, words)
  const state = ListScreenActor.useSelector(({ value }) => value.bulk)
  const run = ListScreenActor.useSelector(({ context }) => context.bulk) ?? NO_RUN
  const rows = [...ticked.values()]
  const act = acts.find(({ name }) => name === run.act)
  const label = act?.label ?? run.act
  const nameOf = (id: string) => {
    const row = rows.find((each) => each.id === id)
    return row === undefined ? id : declaration.nameOf(row, words)
  }
  const form = run.act === REMOVE ? declaration.removal : declaration.acts?.find((each): each is FormAct<Row, never> => each.opens === 'form' && each.name === run.act)
  const left = rows.length - run.rows.length
  return (
    <>
      <BulkBar
        count={rows.length} onClear={onClear}
        progress={progressOf(state, run, messages.bulkTitle(label, run.rows.length), nameOf, (silence) => silenceText(silence, messages.noResponse))}
        onCancel={() => actor.send({ type: 'bulk.cancel' })}
        onDismiss={() => {
          actor.send({ type: 'bulk.close' })
          onClear()
        }}
      >
        {acts.map(({ name, label: text, danger, applies }) => (
          <Button
            key={name} size="sm" variant={danger ? 'danger' : 'outline'} disabled={!rows.some(applies)}
            onClick={() => actor.send({ type: 'bulk.start', act: name, rows: rows.filter(applies) })}
          >
            {text}
          </Button>
        ))}
      </BulkBar>
      {state === 'asking' && form ? <BulkForm form={form} words={words} title={messages.bulkTitle(label, run.rows.length)} submitText={run.act === REMOVE ? label : undefined} /> : null}
      {state === 'asking' && !form ? (
        <ConfirmDialog
          open danger={act?.danger ?? false} title={messages.bulkTitle(label, run.rows.length)} confirmText={label}
          onClose={() => actor.send({ type: 'bulk.close' })} onConfirm={() => actor.send({ type: 'bulk.confirm' })}
        >
          {messages.bulkQuestion(label, run.rows.length)}{left > 0 ? messages.notApplicable(left) : null}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function progressOf(
  state: 'idle' | 'asking' | 'done' | { running: 'going' | 'cancelling' }, { rows, results }: BulkRun, act: string, nameOf: (id: string) => string, textOf: (silence: Silence) => string,
): BulkProgress | null {
  if (typeof state === 'object') return { name: 'running', act, done: results.length, total: rows.length, isCancelling: state.running === 'cancelling' }
  if (state !== 'done') return null
  return {
    name: 'finished',
    act,
    isCancelled: results.length < rows.length,
    results: results.map(({ id, problem, silence = 'noResponse' }) => ({ id, label: nameOf(id), isDone: problem === null, message: problem === null ? undefined : problem || textOf(silence) })),
  }
}
