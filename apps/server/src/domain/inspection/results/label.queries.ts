import type { Context } from 'hono'

import type { Db } from '../../../db/database'
import type { AppEnv } from '../../../http/app-env'
import { NotFoundError } from '../../../http/errors'
import { demand } from '../../../http/filters'
import type { DataScope } from '../../menus/data-scope'
import { zhCN } from '../inspection.messages'
import { choicesText, valuesText } from '../type-items'
import { facilityOfLabel } from './submit.queries'

/** What a phone asks about a label that is in none of its tasks: which facility it is, where that stands, and what is checked there. 404 for a label of no facility. */
export async function factsOfLabel(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<object> {
  demand(c, 'facilitiesNo')
  const facility = await facilityOfLabel(tx, scope.tenantId, (c.req.query('facilitiesNo') ?? '').trim().toUpperCase())
  if (!facility) throw new NotFoundError(zhCN.unknownLabel)
  const { type, snapshot: { number, typeName, buildingId, buildingName, floor, unitName, position } } = facility
  return {
    facilitiesNo: number, equipmentType: typeName, buildingId, bName: buildingName, floor, oName: unitName, positionDescription: position,
    checkItems1: choicesText(type.checkChoices), checkItems2: valuesText(type.checkValues),
  }
}
