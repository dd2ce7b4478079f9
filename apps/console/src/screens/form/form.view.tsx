import { statePaths, useMessages } from '@smart-fire/dialogs/provider'
import { Text } from '@chakra-ui/react'
import { FailedState, LoadingState } from '@smart-fire/ui'
import { FormDialog } from '@smart-fire/ui/form'
import { useState } from 'react'
import { useAskBeforeUnload } from '../../lib/use-ask-before-unload'
import type { ScreenWords } from '../screen-words'
import { FormActor } from './form.actor'
import { FormConflict } from './form-conflict'
import type { FormDeclaration, FormMode } from './form-declaration'
import { FormFields } from './form-fields.view'
import * as catalogue from './form.messages'

export interface FormViewProps<Input, Row, NewInput> {
  declaration: FormDeclaration<Input, Row, NewInput>
  words: ScreenWords
  mode: FormMode
  title: string
  /** what the button does, where that is not saving */
  submitText?: string
  readOnly?: boolean
  onClose: () => void
}

/** The form as it is in the actor's state. */
export function FormView<Input, Row, NewInput>(props: FormViewProps<Input, Row, NewInput>) {
  const { title, onClose } = props
  const value = FormActor.useSelector((snapshot) => snapshot.value)
  const [hasInput, setHasInput] = useState(false)
  const isDirty = hasInput && value !== 'saved'
  useAskBeforeUnload(isDirty)
  return (
    <FormDialog open onClose={onClose} title={title} dirty={isDirty} locked={value === 'saving'} size="xl">
      <span hidden data-state={statePaths(value)} />
      <FormBody {...props} onDirty={setHasInput} />
    </FormDialog>
  )
}

interface FormBodyProps<Input, Row, NewInput> extends FormViewProps<Input, Row, NewInput> {
  onDirty: (isDirty: boolean) => void
}

function FormBody<Input, Row, NewInput>(props: FormBodyProps<Input, Row, NewInput>) {
  const words = useMessages(catalogue)
  const actor = FormActor.useActorRef()
  const value = FormActor.useSelector((snapshot) => snapshot.value)
  const message = FormActor.useSelector(({ context }) => context.rejection?.message)
  const taken = FormActor.useSelector(({ context }) => context.taken)
  switch (value) {
    case 'loading':
      return <LoadingState />
    case 'failed':
      return <FailedState title={words.loadFailed} onRetry={() => actor.send({ type: 'form.retry' })}>{message}</FailedState>
    case 'gone':
      return <Text py="8" textAlign="center">{words.gone}</Text>
    default:
      return <><Conflict {...props} /><FormFields key={taken} {...props} hidden={typeof value === 'object'} /></>
  }
}

/** Shown above the fields, which keep what was typed: the user may still save it. */
function Conflict<Input, Row, NewInput>(props: FormBodyProps<Input, Row, NewInput>) {
  const isConflict = FormActor.useSelector((snapshot) => snapshot.matches('conflict'))
  return isConflict ? <FormConflict {...props} /> : null
}
