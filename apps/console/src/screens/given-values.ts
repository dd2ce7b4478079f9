import { createContext, useContext, useMemo } from 'react'

/** What a choice or a picture can depend on: the scope of the screen, and the other filters or fields. */
export type GivenValues = Readonly<Record<string, unknown>>

const NONE: GivenValues = {}

/** The scope of the screen: its channel, and the chosen node of a tree. */
export const ScopeContext = createContext<GivenValues>(NONE)

/** Those of the scope and of these values that are named, as plain data: another value is another object, the same ones are the same. */
export function useGivenValues(names: readonly string[] | undefined, values: GivenValues): GivenValues {
  const scope = useContext(ScopeContext)
  const given = JSON.stringify((names ?? []).map((name) => [name, values[name] ?? scope[name] ?? null]))
  return useMemo(() => Object.fromEntries(JSON.parse(given) as [string, unknown][]), [given])
}
