import { useEffect, useState } from 'react'
import { whileWanted } from '@smart-fire/dialogs/regions'
import { fromPromise } from 'xstate'
import type { ScreenWords } from '../screen-words'
import { useToldWrite } from '../use-told-write'
import { FormActor } from './form.actor'
import type { FormDeclaration } from './form-declaration'
import { formMachine } from './form.machine'
import type { LoadedRow, SavedInput } from './form.types'
import { FormView } from './form.view'

export interface FormCalls {
  /** the row with its version; rejects `notFound` for one that is gone */
  load: (id: string, signal: AbortSignal) => Promise<unknown>
  /** the same after a conflict, where `load` gives what the list has: it must come from the server, or every further save conflicts again */
  reload?: (id: string, signal: AbortSignal) => Promise<unknown>
  /** `id` is null for a new row; `input` is what the form's schema has made */
  save: (saved: SavedInput, signal: AbortSignal) => Promise<void>
}

interface ScreenFormProps<Input, Row, NewInput> {
  declaration: FormDeclaration<Input, Row, NewInput>
  words: ScreenWords
  /** null: a new row */
  id: string | null
  title: string
  /** what the button does, where that is not saving */
  submitText?: string
  calls: FormCalls
  /** shows the row and offers nothing: the right is missing */
  readOnly?: boolean
  onClose: () => void
  onSaved: () => void
}

/**
 * A declared form in a panel beside what it belongs to: it loads the row, validates with the client's own schema, shows a
 * refusal at its field and a conflict field by field, and a question before unsaved input is discarded.
 */
export function ScreenForm<Input, Row, NewInput>({ id, calls, onSaved, ...view }: ScreenFormProps<Input, Row, NewInput>) {
  const told = useToldWrite()
  const save: FormCalls['save'] = (saved, signal) => told(calls.save(saved, signal))
  const [logic] = useState(() => formMachine.provide({ actors: formActors({ ...calls, save }) }))
  return (
    <FormActor.Provider logic={logic} options={{ input: { id } }}>
      <WhenSaved onSaved={onSaved} />
      <FormView {...view} mode={id === null ? 'add' : 'edit'} />
    </FormActor.Provider>
  )
}

function formActors({ load, reload = load, save }: FormCalls) {
  return {
    loadRow: fromPromise<unknown, LoadedRow>(({ input: { id, isConflict }, signal }) =>
      whileWanted(signal, async () => (id === null ? null : (isConflict ? reload : load)(id, signal))),
    ),
    save: fromPromise<void, SavedInput>(({ input, signal }) => save(input, signal)),
  }
}

function WhenSaved({ onSaved }: { onSaved: () => void }) {
  const isSaved = FormActor.useSelector((snapshot) => snapshot.matches('saved'))
  useEffect(() => {
    if (isSaved) onSaved()
  }, [isSaved, onSaved])
  return null
}
