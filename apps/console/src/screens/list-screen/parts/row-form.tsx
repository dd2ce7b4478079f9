import { useClient, useMessages, useNotify } from '@smart-fire/dialogs/provider'
import type { ApiClient } from '@smart-fire/api-client'
import { useMemo } from 'react'
import * as formCatalogue from '../../form/form.messages'
import { ScreenForm, type FormCalls } from '../../form/screen-form'
import { useListRights } from '../use-list-rights'
import type { ListCalls } from '../list-declaration'
import { ListScreenActor } from '../list-screen.actor'
import type { ListedRow } from '../list-screen.types'
import type { FormAct } from '../row-act'
import { useOpenRow, type OverlayProps } from '../open-row'

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

function ActForm<Row extends ListedRow, Filters, Input, NewInput>({ declaration, words, act }: ActFormProps<Row, Filters, Input, NewInput>) {
  const client = useClient()
  const may = useListRights(declaration)
  const row = useOpenRow<Row>()
  const formCalls = useMemo(() => actCalls(act, row, client), [act, row, client])
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

function usualCalls<Row extends ListedRow, Filters, Input, NewInput>(calls: ListCalls<Row, Filters, Input, NewInput>, shown: Row | null): FormCalls {
  return {
    // a list without a call for one row edits the row as the list has it
    load: async (id, signal) => (calls.get ? calls.get(id, signal) : shown),
    save: async ({ id, row, input }, signal) => {
      // the input was made by the schema of this declaration, for a new or an existing row
      if (id === null) await calls.add?.(input as NewInput, signal)
      else await calls.update?.(id, input as Input, { version: (row as Row).version ?? null }, signal)
    },
  }
}

function actCalls<Row extends ListedRow>(act: FormAct<Row, never>, row: Row | null, client: ApiClient): FormCalls {
  return {
    load: async (_, signal) => (act.load && row ? act.load(client, row, signal) : row),
    // what was loaded is the row, or what the act itself has loaded for it
    save: async ({ row: loaded, input }, signal) => act.run(client, loaded as Row, input as never, signal),
  }
}
