import type { ApiClient } from '@smart-fire/api-client'
import { fromCallback, fromPromise } from 'xstate'
import { silenceOf } from '../../lib/refusal'
import type { ListCalls, ListDeclaration } from './list-declaration'
import type { BulkResult, BulkRun, ListedRow, ListScreenEvent } from './list-screen.types'
import { problemOf } from './problem-of'
import type { QuestionAct, RemovalForm } from './row-act'

/** The name of deleting among the acts over several rows. */
export const REMOVE = 'remove'

/** The calls of the list machine, taken from the declaration. `told` shows the failure of one write; several report in the bar above the rows. */
export function listScreenCalls<Row extends ListedRow, Filters, Input, NewInput>(
  { acts = [], removal }: Pick<ListDeclaration<Row, Filters, Input, NewInput>, 'acts' | 'removal'>, calls: ListCalls<Row, Filters, Input, NewInput>, client: ApiClient,
  told: <T>(write: Promise<T>) => Promise<T> = (write) => write,
) {
  const questions = new Map(acts.flatMap((act) => (act.opens === 'question' ? [[act.name, act] as const] : [])))
  const forms = new Map(acts.flatMap((act) => (act.opens === 'form' ? [[act.name, act] as const] : [])))
  const run = (name: string | null, row: ListedRow, signal: AbortSignal) => runAct(name === null ? undefined : questions.get(name), row, client, signal)
  const removeRow = async (row: ListedRow, signal: AbortSignal) => calls.remove?.([row.id], signal)
  return {
    loadUses: fromPromise(async ({ input, signal }: { input: ListedRow | null; signal: AbortSignal }) =>
      input === null ? [] : ((await calls.usedBy?.(input.id, signal)) ?? []),
    ),
    remove: fromPromise(async ({ input, signal }: { input: ListedRow | null; signal: AbortSignal }) => {
      if (input !== null) await told(removeRow(input, signal))
    }),
    act: fromPromise(async ({ input: { act, row }, signal }: { input: { act: string | null; row: ListedRow | null }; signal: AbortSignal }) => {
      if (row !== null) await told(run(act, row, signal))
    }),
    runBulk: fromCallback<ListScreenEvent, BulkRun>(({ input: { act, rows, input }, sendBack, receive }) => {
      const gone = new AbortController()
      const form = forms.get(act)
      const removeWith = (row: ListedRow) => (removal ? runForm(removal, row, input, client, gone.signal) : removeRow(row, gone.signal))
      const each = (row: ListedRow) => (act === REMOVE ? removeWith(row) : form ? runForm(form, row, input, client, gone.signal) : run(act, row, gone.signal))
      let isCancelled = false
      receive(({ type }) => { isCancelled ||= type === 'bulk.cancel' })
      // a row that was begun is finished: the server may have carried it out already, and the user is told what came of it
      void oneAfterTheOther(rows, each, gone.signal, {
        isCancelled: () => isCancelled,
        report: (result) => sendBack({ type: 'bulk.progress', result }),
        stopped: () => sendBack({ type: 'bulk.stopped' }),
      })
      return () => gone.abort()
    }),
  }
}

async function runAct<Row extends ListedRow>(act: QuestionAct<Row> | undefined, row: ListedRow, client: ApiClient, signal: AbortSignal): Promise<void> {
  // the machine keeps rows of every list; this one came from the list of this declaration
  await act?.run(client, row as Row, signal)
}

async function runForm<Row extends ListedRow>(act: RemovalForm<Row>, row: ListedRow, input: unknown, client: ApiClient, signal: AbortSignal): Promise<void> {
  // the input was made by the schema of this form, and the row came from the list of its declaration
  await act.run(client, row as Row, input as never, signal)
}

interface Course {
  /** read before each row */
  isCancelled: () => boolean
  report: (result: BulkResult) => void
  /** called when a cancellation has left out the remaining rows */
  stopped: () => void
}

/** `signal` is aborted when the screen goes. */
async function oneAfterTheOther(rows: readonly ListedRow[], run: (row: ListedRow) => Promise<void>, signal: AbortSignal, { isCancelled, report, stopped }: Course): Promise<void> {
  for (const row of rows) {
    if (signal.aborted) return
    if (isCancelled()) return stopped()
    const outcome = await run(row).then(() => ({ problem: null }), (error: unknown) => ({ problem: problemOf(error) ?? '', silence: silenceOf(error) }))
    if (!signal.aborted) report({ id: row.id, ...outcome })
  }
}
