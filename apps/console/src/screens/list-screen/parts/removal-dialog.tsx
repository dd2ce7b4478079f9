import { Stack, Text } from '@chakra-ui/react'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, ConfirmDialog, FailedState, LoadingState, ModalDialog, useUiLocale } from '@smart-fire/ui'
import { type ReactNode, useMemo } from 'react'
import { useSilenceText } from '../../../lib/use-why-not'
import { ScreenForm } from '../../form/screen-form'
import type { ScreenWords } from '../../screen-words'
import { ListScreenActor } from '../list-screen.actor'
import * as catalogue from '../list-screen.messages'
import type { ListedRow } from '../list-screen.types'
import { useOpenRow, type OverlayProps } from '../open-row'
import type { RemovalForm } from '../row-act'

/** Deletes a row that nothing uses. The server checks the uses first; then the user confirms. */
export function RemovalDialog<Row extends ListedRow, Filters, Input, NewInput>({ declaration, words }: OverlayProps<Row, Filters, Input, NewInput>) {
  const messages = useMessages(catalogue)
  const silenceText = useSilenceText()
  const actor = ListScreenActor.useActorRef()
  const row = useOpenRow<Row>()
  const { uses, problem, silence } = ListScreenActor.useSelector(({ context }) => context)
  const state = ListScreenActor.useSelector(({ value }) => (typeof value.overlay === 'object' && 'removal' in value.overlay ? value.overlay.removal : 'checking'))
  const name = row === null ? '' : declaration.nameOf(row, words)
  const close = () => actor.send({ type: 'overlay.close' })
  const retry = () => actor.send({ type: 'overlay.retry' })
  const title = messages.removeTitle(words.one)
  if (state === 'asking' && declaration.removal && row !== null) return <RemovalWithForm removal={declaration.removal} row={row} words={words} title={`${title} · ${name}`} />
  switch (state) {
    case 'checking':
      // the form follows at once: a dialog that closes beneath it would take its focus away
      if (declaration.removal) return null
      return <Told title={title} onClose={close}><LoadingState compact label={messages.checking} /></Told>
    case 'unknown':
      return <Told title={title} onClose={close}><FailedState compact title={messages.usesUnknown} onRetry={retry}>{problem}</FailedState></Told>
    case 'used':
      return (
        <Told title={title} onClose={close}>
          <Stack gap="2">
            <Text>{messages.used(name)}</Text>
            <ul>{uses.map(({ what, count }) => <li key={what}>{messages.use(what, count)}</li>)}</ul>
          </Stack>
        </Told>
      )
    case 'asking':
    case 'running':
    case 'failed':
      return (
        <ConfirmDialog
          open danger title={title} busy={state === 'running'} confirmText={messages.remove} onClose={close}
          error={state === 'failed' ? messages.notRemoved(problem ?? silenceText(silence, messages.noResponse)) : undefined}
          onConfirm={state === 'failed' ? retry : () => actor.send({ type: 'overlay.confirm' })}
        >
          {declaration.kept ? messages.removeKeptQuestion(name) : messages.removeQuestion(name)}
        </ConfirmDialog>
      )
    default:
      return state satisfies never
  }
}

interface RemovalWithFormProps<Row> {
  removal: RemovalForm<Row>
  row: Row
  words: ScreenWords
  title: string
}

/** Asks for what the deletion needs, e.g. its reason, and deletes the row with it; a refusal is shown in the form, which keeps its input. */
function RemovalWithForm<Row extends ListedRow>({ removal, row, words, title }: RemovalWithFormProps<Row>) {
  const messages = useMessages(catalogue)
  const client = useClient()
  const actor = ListScreenActor.useActorRef()
  const calls = useMemo(() => ({
    load: async () => ({}),
    // the input was made by the schema of this form
    save: async ({ input }: { input: unknown }, signal: AbortSignal) => removal.run(client, row, input as never, signal),
  }), [client, removal, row])
  return (
    <ScreenForm
      declaration={removal.form} words={words} id={row.id} title={title} submitText={messages.remove} calls={calls}
      onClose={() => actor.send({ type: 'overlay.close' })} onSaved={() => actor.send({ type: 'overlay.saved' })}
    />
  )
}

function Told({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { messages } = useUiLocale()
  return <ModalDialog open size="sm" title={title} onClose={onClose} footer={<Button onClick={onClose}>{messages.close}</Button>}>{children}</ModalDialog>
}
