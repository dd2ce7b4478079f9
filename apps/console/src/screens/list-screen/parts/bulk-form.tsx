import { useMemo, useRef } from 'react'
import { ScreenForm } from '../../form/screen-form'
import type { ScreenWords } from '../../screen-words'
import type { RemovalForm } from '../row-act'
import { ListScreenActor } from '../list-screen.actor'

interface BulkFormProps<Row> {
  form: RemovalForm<Row>
  words: ScreenWords
  title: string
  /** what the button does, where that is not saving */
  submitText?: string | undefined
}

/** The form of an act on several rows: what is entered once is carried out on each of them. */
export function BulkForm<Row>({ form: { form }, words, title, submitText }: BulkFormProps<Row>) {
  const actor = ListScreenActor.useActorRef()
  const entered = useRef<unknown>(undefined)
  const calls = useMemo(() => ({
    load: async () => ({}),
    save: async ({ input }: { input: unknown }) => {
      entered.current = input
    },
  }), [])
  return (
    <ScreenForm
      declaration={form} words={words} id="selected" title={title} calls={calls} {...(submitText ? { submitText } : {})}
      onClose={() => actor.send({ type: 'bulk.close' })} onSaved={() => actor.send({ type: 'bulk.confirm', input: entered.current })}
    />
  )
}
