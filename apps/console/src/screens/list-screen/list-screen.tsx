import { useClient } from '@smart-fire/dialogs/provider'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import type { DeclaredScreen, ScreenProps } from '../declared-screen'
import { ListScreenActor } from './list-screen.actor'
import { useToldWrite } from '../use-told-write'
import { listScreenCalls } from './list-screen.calls'
import { elementsOf, type AnyListCalls, type DeclarationOf, type ListDeclaration, type TypedBy } from './list-declaration'
import { listScreenMachine } from './list-screen.machine'
import type { ListedRow } from './list-screen.types'
import { ListScreenView } from './list-screen.view'
import { triedList } from './tried-list'
import { wordsOf } from './words-of'

/** Makes a screen of a declaration: a filtered, sorted list with its forms and acts (pages.md 3). */
export function listScreen<Calls extends AnyListCalls>(declaration: DeclarationOf<Calls>): DeclaredScreen {
  // the same declaration with its types written out: they are read off its own calls
  return screenOf(declaration as unknown as TypedBy<Calls>)
}

function screenOf<Row extends ListedRow, Filters, Input, NewInput>(
  declaration: ListDeclaration<Row, Filters, Input, NewInput>,
): DeclaredScreen {
  const { key, words } = declaration
  return { kind: 'list', key, words, elements: elementsOf(declaration), needs: wordsOf(declaration), list: triedList(declaration), Screen: (props) => <ListScreen declaration={declaration} {...props} /> }
}

interface ListScreenProps<Row extends ListedRow, Filters, Input, NewInput> extends ScreenProps {
  declaration: ListDeclaration<Row, Filters, Input, NewInput>
}

function ListScreen<Row extends ListedRow, Filters, Input, NewInput>(props: ListScreenProps<Row, Filters, Input, NewInput>) {
  const { id = null } = useParams()
  // another channel is another list: nothing of the one before stays
  return <ListOf key={id} {...props} id={id} />
}

function ListOf<Row extends ListedRow, Filters, Input, NewInput>(
  { declaration, calls: given, id, scope, selection, onChanged }: ListScreenProps<Row, Filters, Input, NewInput> & { id: string | null },
) {
  const client = useClient()
  const told = useToldWrite()
  const [calls] = useState(() => callsOf(given, () => client.with(declaration.calls)))
  const [fromAddress] = useState(() => declaration.scopeOf?.(id))
  const whole = useMemo(() => ({ ...fromAddress, ...scope }), [fromAddress, scope])
  const [logic] = useState(() => listScreenMachine.provide({ actors: listScreenCalls(declaration, calls, client, told) }))
  return (
    <ListScreenActor.Provider logic={logic}>
      <ListScreenView {...{ declaration, calls, selection, onChanged }} scope={whole} />
    </ListScreenActor.Provider>
  )
}

/** Stories and tests hand in calls of the shape that their declaration has. */
function callsOf<Calls>(given: unknown, own: () => Calls): Calls {
  return given === undefined ? own() : (given as Calls)
}
