import type { ApiClient } from '@smart-fire/api-client'
import type { FormCalls } from '../../form/screen-form'
import type { ListCalls } from '../list-declaration'
import type { ListedRow } from '../list-screen.types'
import type { FormAct } from '../row-act'

/** A list without a call for one row has no more than this, e.g. the settings of a site, the levels of alarms. */
const MOST_ROWS = 100

/** The row as the server has it now; as the list had it, where it is not found. */
async function rowOnServer<Row extends ListedRow>({ get, list }: Pick<ListCalls<Row, never, never>, 'get' | 'list'>, id: string, shown: Row | null, signal: AbortSignal): Promise<Row | null> {
  if (get) return get(id, signal)
  // without filters, which only the list itself knows
  const { rows } = await list({ page: 1, limit: MOST_ROWS } as never, signal)
  return rows.find((row) => row.id === id) ?? shown
}

/** The calls of the form that adds or edits a row. */
export function usualCalls<Row extends ListedRow, Filters, Input, NewInput>(calls: ListCalls<Row, Filters, Input, NewInput>, shown: Row | null): FormCalls {
  return {
    // a list without a call for one row edits the row as the list has it
    load: async (id, signal) => (calls.get ? calls.get(id, signal) : shown),
    reload: (id, signal) => rowOnServer(calls, id, shown, signal),
    save: async ({ id, row, input }, signal) => {
      // the input was made by the schema of this declaration, for a new or an existing row
      if (id === null) await calls.add?.(input as NewInput, signal)
      else await calls.update?.(id, input as Input, { version: (row as Row).version ?? null }, signal)
    },
  }
}

/** The calls of the form of an act on a row, which may load more than the row of the list has. */
export function actCalls<Row extends ListedRow>(act: FormAct<Row, never>, calls: Pick<ListCalls<Row, never, never>, 'get' | 'list'>, row: Row | null, client: ApiClient): FormCalls {
  const loadFor = async (known: Row | null, signal: AbortSignal) => (act.load && known ? act.load(client, known, signal) : known)
  return {
    load: (_, signal) => loadFor(row, signal),
    // the row of the list has the version that the server has just refused
    reload: async (id, signal) => loadFor(await rowOnServer(calls, id, row, signal), signal),
    // what was loaded is the row, or what the act itself has loaded for it
    save: async ({ row: loaded, input }, signal) => act.run(client, loaded as Row, input as never, signal),
  }
}
