import { OUTLET_TYPE_TEXT } from '@smart-fire/api-client/wire'
import { Hono } from 'hono'

import type { Db } from '../../db/database'
import { hydrants } from '../../db/schema'
import { asData, withoutNulls } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { NotFoundError } from '../../http/errors'
import { demandId } from '../../http/filters'
import type { ServerDeps } from '../../server-deps'
import type { DataScope } from '../menus/data-scope'
import { photoRoutes } from '../photos/photo.routes'
import { hydrantResource } from './hydrant.resource'
import { zhCN } from './hydrants.messages'
import { hydrantMarkers } from './hydrant-sensors.queries'
import { findHydrant, hasFaultyDevice, unitOfHydrant, type Hydrant } from './hydrants.queries'
import { findRadius } from './type-of-hydrant.queries'

const OUTLET_NAMES = ['第一出水口', '第二出水口', '第三出水口'] as const

/** Only faults and offline devices make a hydrant abnormal; an alarm alone does not (contract device §5). */
const STATUS = { abnormal: '0', normal: '2' } as const

/** `/api/device/deviceHardwareFacilities`: outdoor hydrants (contract device §5). */
export function hydrantRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/getStatusById', asData(async (tx, scope, c) => statusOf(tx, await demandHydrant(tx, scope, demandId(c, 'id')))))
    .get('/selectUnitById', asData(async (tx, scope, c) => unitOf(tx, scope, await demandHydrant(tx, scope, demandId(c, 'id')))))
    .get('/selectByHydrantNameLike', asData((tx, scope) => hydrantMarkers(tx, scope)))
    .get('/getById', asData(async (tx, scope, c) => outletsOf(await demandHydrant(tx, scope, demandId(c, 'id')))))
    .route('/', photoRoutes({ resource: hydrantResource, table: hydrants, named: 'hydrantName' }, clock))
}

/** A hydrant of the caller's data scope; an unknown one and one out of scope get the same refusal. */
async function demandHydrant(tx: Db, scope: DataScope, id: number): Promise<Hydrant> {
  const hydrant = await findHydrant(tx, scope, id)
  if (!hydrant) throw new NotFoundError(zhCN.unknownFacility)
  return hydrant
}

async function statusOf(tx: Db, hydrant: Hydrant) {
  return {
    hydrantName: hydrant.name,
    gix: hydrant.coordinates,
    protectionRadius: await findRadius(tx, hydrant.id),
    status: (await hasFaultyDevice(tx, hydrant)) ? STATUS.abnormal : STATUS.normal,
  }
}

async function unitOf(tx: Db, scope: DataScope, hydrant: Hydrant) {
  const unit = await unitOfHydrant(tx, scope, hydrant)
  return withoutNulls({ address: hydrant.position, oName: unit?.name, oPhone: unit?.phone })
}

/** In order; none while their number is not known. */
function outletsOf({ outlet, outletType1, outletMm1, outletType2, outletMm2, outletType3, outletMm3 }: Hydrant) {
  const all = [[outletType1, outletMm1], [outletType2, outletMm2], [outletType3, outletMm3]] as const
  const texts: Readonly<Record<string, string>> = OUTLET_TYPE_TEXT
  return all.slice(0, outlet === null ? 0 : Number(outlet) + 1).map(([type, mm], at) => ({
    name: OUTLET_NAMES[at] ?? null,
    outletType: type === null ? null : (texts[type] ?? null),
    outletValue: mm,
  }))
}
