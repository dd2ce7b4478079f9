import type { ApiClient } from '@smart-fire/api-client'
import { markInput, type PlanPoint } from '@smart-fire/api-client/devices'
import * as field from '../fields/form-fields'
import { formAct, type FormAct } from '../list-screen/row-act'
import { demandRead, hasRead } from '../read-values'
import { planPicture } from '../places/plan-picture'

/** A row with a position on the plan of its floor. */
interface MarkedRow {
  mark?: PlanPoint | null
}

/** The calls of a list whose rows can be placed. */
interface PlaceCalls<Row> {
  /** null takes the mark away */
  place: (row: Row, mark: PlanPoint | null, signal?: AbortSignal) => Promise<void>
}

/**
 * The act `place` of a list: one row on the plan of its floor, for users with the element `btn_edit`. `sent` names what the call sends again, because
 * the server demands it: a row in which it could not be read is not placed.
 */
export const placeAct = <Row extends MarkedRow>(callsOf: (client: ApiClient) => PlaceCalls<Row>, sent: readonly (keyof Row)[]): FormAct<Row, never> =>
  formAct({
    name: 'place', element: 'btn_edit', when: (row: Row) => hasRead(row, ...sent),
    form: {
      schema: markInput,
      fields: [field.planPosition('mark', { wide: true, picture: planPicture, by: ['buildingId', 'floor'] })],
      from: ({ mark }: Row) => ({ mark }),
    },
    run: (client, row: Row, { mark }, signal) => callsOf(client).place(demandRead(row, ...sent), mark ?? null, signal),
  })
