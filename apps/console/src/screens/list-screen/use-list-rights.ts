import { useContext } from 'react'
import { ScopeContext } from '../given-values'
import { useRights } from '../rights/rights'
import type { ListDeclaration } from './list-declaration'
import type { ListedRow } from './list-screen.types'

/** Whether the signed-in user may press an element of a list: of its own screen, or of the one that manages what its scope names. */
export function useListRights<Row extends ListedRow, Filters, Input, NewInput>({ key, managedBy }: Pick<ListDeclaration<Row, Filters, Input, NewInput>, 'key' | 'managedBy'>): (element: string) => boolean {
  const scope = useContext(ScopeContext)
  const screen = managedBy ? managedBy(scope) : key
  const may = useRights(screen ?? key)
  return screen === null ? mayNothing : may
}

const mayNothing = () => false
