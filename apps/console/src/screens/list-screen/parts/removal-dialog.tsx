import { Stack, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, ConfirmDialog, FailedState, LoadingState, ModalDialog, useUiLocale } from '@smart-fire/ui'
import type { ReactNode } from 'react'
import { ListScreenActor } from '../list-screen.actor'
import * as catalogue from '../list-screen.messages'
import type { ListedRow } from '../list-screen.types'
import { useOpenRow, type OverlayProps } from '../open-row'

/** Deletes a row that nothing uses. The server checks the uses first; then the user confirms. */
export function RemovalDialog<Row extends ListedRow, Filters, Input, NewInput>({ declaration, words }: OverlayProps<Row, Filters, Input, NewInput>) {
  const messages = useMessages(catalogue)
  const actor = ListScreenActor.useActorRef()
  const row = useOpenRow<Row>()
  const { uses, problem } = ListScreenActor.useSelector(({ context }) => context)
  const state = ListScreenActor.useSelector(({ value }) => (typeof value.overlay === 'object' && 'removal' in value.overlay ? value.overlay.removal : 'checking'))
  const name = row === null ? '' : declaration.nameOf(row)
  const close = () => actor.send({ type: 'overlay.close' })
  const retry = () => actor.send({ type: 'overlay.retry' })
  const title = messages.removeTitle(words.one)
  switch (state) {
    case 'checking':
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
          error={state === 'failed' ? messages.notRemoved(problem ?? messages.noResponse) : undefined}
          onConfirm={state === 'failed' ? retry : () => actor.send({ type: 'overlay.confirm' })}
        >
          {messages.removeQuestion(name)}
        </ConfirmDialog>
      )
    default:
      return state satisfies never
  }
}

function Told({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { messages } = useUiLocale()
  return <ModalDialog open size="sm" title={title} onClose={onClose} footer={<Button onClick={onClose}>{messages.close}</Button>}>{children}</ModalDialog>
}
