import { useClient, useMessages, useNotify } from '@smart-fire/dialogs/provider'
import { useMemo } from 'react'
import * as formCatalogue from '../../form/form.messages'
import { ScreenForm } from '../../form/screen-form'
import { useListRights } from '../use-list-rights'
import { ListScreenActor } from '../list-screen.actor'
import type { ListedRow } from '../list-screen.types'
import type { FormAct } from '../row-act'
import { useOpenRow, type OverlayProps } from '../open-row'
import { actCalls, usualCalls } from './form-calls'

/** The form of a new row, of an existing one, or of an act on one. */
export function RowForm<Row extends ListedRow, Filters, Input, NewInput>(props: OverlayProps<Row, Filters, Input, NewInput>) {
  const { declaration } = props
  const name = ListScreenActor.useSelector(({ context }) => context.act)
  const act = declaration.acts?.find((each) => each.name === name)
  return act?.opens === 'form' ? <ActForm {...props} act={act} /> : <UsualForm {...props} />
}

function UsualForm<Row extends ListedRow, Filters, Input, NewInput>({ declaration, calls, words }: OverlayProps<Row, Filters, Input, NewInput>) {
  const messages = useMessages(formCatalogue)
  const row = useOpenRow<Row>()
  const formCalls = useMemo(() => usualCalls(calls, row), [calls, row])
  const handlers = useOverlayHandlers()
  if (declaration.form === undefined) return null
  const title = row === null ? messages.add(words.one) : messages.edit(words.one)
  return <ScreenForm declaration={declaration.form} words={words} id={row?.id ?? null} title={title} calls={formCalls} {...handlers} />
}

type ActFormProps<Row extends ListedRow, Filters, Input, NewInput> = OverlayProps<Row, Filters, Input, NewInput> & { act: FormAct<Row, never> }

function ActForm<Row extends ListedRow, Filters, Input, NewInput>({ declaration, calls, words, act }: ActFormProps<Row, Filters, Input, NewInput>) {
  const client = useClient()
  const may = useListRights(declaration)
  const row = useOpenRow<Row>()
  const formCalls = useMemo(() => actCalls(act, calls, row, client), [act, calls, row, client])
  const handlers = useOverlayHandlers()
  if (row === null) return null
  const readOnly = act.element !== undefined && !may(act.element)
  const title = `${words.acts?.[act.name] ?? act.name} · ${declaration.nameOf(row, words)}`
  return <ScreenForm declaration={act.form} words={words} id={row.id} title={title} calls={formCalls} readOnly={readOnly} {...handlers} />
}

function useOverlayHandlers() {
  const actor = ListScreenActor.useActorRef()
  const notify = useNotify()
  const messages = useMessages(formCatalogue)
  return useMemo(() => ({
    onClose: () => actor.send({ type: 'overlay.close' }),
    onSaved: () => {
      notify({ tone: 'success', text: messages.saved })
      actor.send({ type: 'overlay.saved' })
    },
  }), [actor, notify, messages])
}
