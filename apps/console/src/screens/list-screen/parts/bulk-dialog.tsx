import { Stack, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, LiveRegion, ModalDialog } from '@smart-fire/ui'
import { ListScreenActor } from '../list-screen.actor'
import * as catalogue from '../list-screen.messages'
import type { BulkRun } from '../list-screen.types'
import type { BulkAct } from '../use-bulk-acts'

interface BulkDialogProps<Row> {
  acts: readonly BulkAct<Row>[]
  /** all ticked rows, those that do not qualify too */
  selected: ReadonlyMap<string, Row>
  nameOf: (row: Row) => string
  /** the result has been read */
  onDone: () => void
}

const NO_RUN: BulkRun = { act: '', rows: [], results: [] }

/** Asks, counts while it runs, and names every row that was not done with the reason. */
export function BulkDialog<Row>({ acts, selected, nameOf, onDone }: BulkDialogProps<Row>) {
  const messages = useMessages(catalogue)
  const actor = ListScreenActor.useActorRef()
  const state = ListScreenActor.useSelector(({ value }) => value.bulk)
  const run = ListScreenActor.useSelector(({ context }) => context.bulk) ?? NO_RUN
  const act = acts.find(({ name }) => name === run.act)
  const label = act?.label ?? run.act
  const close = () => {
    actor.send({ type: 'bulk.close' })
    if (state === 'done') onDone()
  }
  const title = messages.bulkTitle(label, run.rows.length)
  if (state === 'running') {
    const progress = messages.progress(run.results.length, run.rows.length)
    return (
      <ModalDialog open locked size="sm" title={title} onClose={() => undefined} footer={<Button onClick={() => actor.send({ type: 'bulk.cancel' })}>{messages.cancel}</Button>}>
        <progress aria-label={progress} value={run.results.length} max={run.rows.length} />
        <Text>{progress}</Text>
      </ModalDialog>
    )
  }
  if (state === 'done') {
    return (
      <ModalDialog open size="md" title={title} onClose={close} footer={<Button variant="solid" onClick={close}>{messages.close}</Button>}>
        <BulkResults run={run} nameOf={(id) => rowName(selected, nameOf, id)} />
      </ModalDialog>
    )
  }
  const left = selected.size - run.rows.length
  return (
    <ModalDialog
      open alert size="sm" title={title} onClose={close}
      footer={<>
        <Button onClick={close}>{messages.close}</Button>
        <Button variant={act?.danger ? 'danger' : 'solid'} onClick={() => actor.send({ type: 'bulk.confirm' })}>{label}</Button>
      </>}
    >
      <Text>{messages.bulkQuestion(label, run.rows.length)}{left > 0 ? messages.notApplicable(left) : null}</Text>
    </ModalDialog>
  )
}

function BulkResults({ run: { rows, results }, nameOf }: { run: BulkRun; nameOf: (id: string) => string }) {
  const messages = useMessages(catalogue)
  const failed = results.filter(({ problem }) => problem !== null)
  const skipped = rows.length - results.length
  const text = messages.bulkDone(results.length - failed.length, failed.length)
  return (
    <Stack gap="3">
      <Text>{text}{skipped > 0 ? `，${messages.skipped(skipped)}` : null}</Text>
      <LiveRegion>{text}</LiveRegion>
      {failed.length === 0 ? null : (
        <ul aria-label={messages.notDoneRows}>
          {failed.map(({ id, problem }) => <li key={id}>{`${nameOf(id)}：${problem || messages.noResponse}`}</li>)}
        </ul>
      )}
    </Stack>
  )
}

function rowName<Row>(selected: ReadonlyMap<string, Row>, nameOf: (row: Row) => string, id: string): string {
  const row = selected.get(id)
  return row === undefined ? id : nameOf(row)
}
