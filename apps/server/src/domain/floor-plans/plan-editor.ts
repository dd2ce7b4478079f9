import type { Context } from 'hono'

import type { Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { BusinessError } from '../../http/errors'
import { demandFloor, demandId } from '../../http/filters'
import { wireTime } from '../../http/wire-time'
import { floorNumbers } from '../buildings/building-entity'
import { findBuilding } from '../buildings/buildings.queries'
import { heldFor } from '../inventory/section-rights'
import type { DataScope } from '../menus/data-scope'
import { WIRE_STATUS } from '../watched/wire-status'
import { signedLink } from './file-links'
import { zhCN } from './floor-plans.messages'
import { devicesOfFloor, drawnFloors, findDraft, marksByFloor, newestPlan, pointsOfFloor } from './plan-editor.queries'

/**
 * `deviceFloorLayout/editor` (additive, ADR 24): the plan of a floor, its draft and its devices, read in one transaction, so that the
 * version belongs to these marks; and what has to be done on each floor of the building.
 */
export async function planEditor(tx: Db, scope: DataScope, c: Context<AppEnv>, now: number) {
  const at = { buildingId: demandId(c, 'buildingId'), floor: demandFloor(c, 'floor') }
  const building = await findBuilding(tx, scope, at.buildingId)
  if (!building) throw new BusinessError(zhCN.noBuilding)
  const found = await newestPlan(tx, scope, at)
  const draft = await findDraft(tx, scope, at)
  const mayMove = await heldFor(tx, c.get('session'), 'btn_edit')
  const counts = await marksByFloor(tx, scope, building.id)
  const drawn = await drawnFloors(tx, scope, building.id)
  return {
    buildingId: building.id,
    bName: building.name,
    floor: at.floor,
    floors: floorNumbers(building).map((floor) => {
      const { placed, all } = counts.get(floor) ?? { placed: 0, all: 0 }
      return { floor, hasPlan: drawn.plans.has(floor), hasDraft: drawn.drafts.has(floor), placed, unplaced: all - placed }
    }),
    plan: found ? {
      id: found.plan.id, filePath: await signedLink(tx, found.plan.fileKey, now), fileName: found.plan.fileName, width: found.width, height: found.height,
      version: found.plan.version, updUserName: found.plan.updatedBy ?? found.plan.createdBy, updTime: wireTime(found.plan.updatedAt ?? found.plan.createdAt),
    } : null,
    draft: draft ? {
      id: draft.draft.id, filePath: await signedLink(tx, draft.draft.fileKey, now), fileName: draft.draft.fileName, width: draft.width, height: draft.height,
      crtUserName: draft.draft.createdBy, crtTime: wireTime(draft.draft.createdAt),
    } : null,
    devices: [
      ...(await devicesOfFloor(tx, scope, at)).map(({ number, ...device }) => ({ kind: 'device', sensorNo: number, ...itemOf(device, mayMove) })),
      ...(await pointsOfFloor(tx, scope, at)).map(({ hostName, serverIp, loop, address, ...point }) => ({
        kind: 'fireHostPoint', hostName: hostName ?? serverIp, sensorLoop: loop, address, ...itemOf(point, mayMove),
      })),
    ],
  }
}

interface Item {
  id: number
  status: keyof typeof WIRE_STATUS
  type: string
  channelId: number
  channelName: string | null
  position: string | null
  planX: number | null
  planY: number | null
}

function itemOf({ id, status, type, channelId, channelName, position, planX, planY }: Item, mayMove: (channelId: number) => boolean) {
  return {
    id, status: WIRE_STATUS[status].code, equipmentType: type, channelId, channelName, positionDescription: position, positionPoint: signOf(planX, planY), mayMove: mayMove(channelId),
  }
}

/** `"x,y"`; null without a mark. */
export const signOf = (x: number | null, y: number | null): string | null => (x === null || y === null ? null : `${x},${y}`)
