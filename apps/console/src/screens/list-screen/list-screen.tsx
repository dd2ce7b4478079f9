import { useClient } from '@smart-fire/dialogs/provider'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import type { DeclaredScreen } from '../declared-screen'
import { ListScreenActor } from './list-screen.actor'
import { listScreenCalls } from './list-screen.calls'
import { elementsOf, type ListCalls, type ListDeclaration } from './list-declaration'
import { listScreenMachine } from './list-screen.machine'
import type { ListedRow } from './list-screen.types'
import { ListScreenView } from './list-screen.view'

/** Makes a screen of a declaration: a filtered, sorted list with its forms and acts (pages.md 3). */
export function listScreen<Row extends ListedRow, Filters, Input, NewInput = Input>(
  declaration: ListDeclaration<Row, Filters, Input, NewInput>,
): DeclaredScreen<ListCalls<Row, Filters, Input, NewInput>> {
  const { key, words } = declaration
  return {
    kind: 'list',
    key,
    words,
    elements: elementsOf(declaration),
    Screen: ({ calls }) => <ListScreen declaration={declaration} calls={calls} />,
  }
}

interface ListScreenProps<Row extends ListedRow, Filters, Input, NewInput> {
  declaration: ListDeclaration<Row, Filters, Input, NewInput>
  calls: ListCalls<Row, Filters, Input, NewInput> | undefined
}

function ListScreen<Row extends ListedRow, Filters, Input, NewInput>({ declaration, calls: given }: ListScreenProps<Row, Filters, Input, NewInput>) {
  const client = useClient()
  const { id = null } = useParams()
  const calls = useMemo(() => given ?? declaration.calls(client, id), [given, declaration, client, id])
  const [logic] = useState(() => listScreenMachine.provide({ actors: listScreenCalls(declaration, calls, client) }))
  return (
    <ListScreenActor.Provider logic={logic}>
      <ListScreenView declaration={declaration} calls={calls} />
    </ListScreenActor.Provider>
  )
}
