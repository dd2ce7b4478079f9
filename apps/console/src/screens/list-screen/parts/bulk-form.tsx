import { useMemo, useRef } from 'react'
import { ScreenForm } from '../../form/screen-form'
import type { ScreenWords } from '../../screen-words'
import type { FormAct } from '../row-act'
import { ListScreenActor } from '../list-screen.actor'

interface BulkFormProps<Row> {
  form: FormAct<Row, never>
  words: ScreenWords
  title: string
}

/** The form of an act on several rows: what is entered once is carried out on each of them. */
export function BulkForm<Row>({ form: { form }, words, title }: BulkFormProps<Row>) {
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
      declaration={form} words={words} id="selected" title={title} calls={calls}
      onClose={() => actor.send({ type: 'bulk.close' })} onSaved={() => actor.send({ type: 'bulk.confirm', input: entered.current })}
    />
  )
}
