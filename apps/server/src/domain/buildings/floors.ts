import type { Context } from 'hono'
import { array, number, object, string, union } from 'valibot'

import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, FieldError } from '../../http/errors'
import { idOf } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { jsonBody } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { lockByIds, updateStored } from '../../http/resource/stored-rows.queries'
import { requiredText } from '../../http/resource/text'
import { checkVersion } from '../../http/resource/version'
import { refuseWriter } from '../../http/resource/write-rows'
import { writeWork } from '../../http/write-work'
import { drawnFloors, marksByFloor } from '../floor-plans/plan-editor.queries'
import type { DataScope } from '../menus/data-scope'
import { floorNumbers } from './building-entity'
import { buildingResource } from './building.resource'
import { zhCN } from './building.messages'
import { findBuilding } from './buildings.queries'
import { floorNames, replaceFloorNames } from './managed-buildings.queries'

/** `deviceBuilding/floors` (additive, ADR 3): the floors from the top down, with their names, their plans and what stands on them. */
export async function floorsOf(tx: Db, scope: DataScope, id: number) {
  const building = await findBuilding(tx, scope, id)
  if (!building) throw new BusinessError(httpWords.gone)
  const names = await floorNames(tx, scope, id)
  const counts = await marksByFloor(tx, scope, id)
  const drawn = await drawnFloors(tx, scope, id)
  return {
    id, version: building.version,
    floors: floorNumbers(building).sort((a, b) => b - a).map((floor) => {
      const { placed, all } = counts.get(floor) ?? { placed: 0, all: 0 }
      return { floor, name: names.get(floor) ?? null, hasPlan: drawn.plans.has(floor), hasDraft: drawn.drafts.has(floor), placed, unplaced: all - placed }
    }),
  }
}

const scalar = union([string(), number()])
const namesBody = object({ id: scalar, version: scalar, names: array(object({ floor: number(), name: string() })) })
const nameInput = object({ name: requiredText(50) })

/** `deviceBuilding/saveFloorNames` (additive): the names of all floors that have one. It changes the version of the building. */
export async function saveFloorNames(c: Context<AppEnv>, clock: Clock): Promise<void> {
  const body = await jsonBody(c, namesBody)
  const id = idOf(String(body.id))
  const names = body.names.map(({ floor, name }) => ({ floor, ...demandInput(nameInput, { name }) }))
  const { definition } = buildingResource
  await writeWork(c, clock, definition.name, async (write) => {
    const { tx, scope, author, now } = write
    refuseWriter(definition, write)
    const [before] = await lockByIds(tx, definition, scope, [id])
    const building = await findBuilding(tx, scope, id)
    if (!before || !building) throw new BusinessError(httpWords.gone)
    checkVersion(before, body.version)
    const floors = new Set(floorNumbers(building))
    if (names.some(({ floor }) => !floors.has(floor))) throw new FieldError('names', zhCN.noSuchFloor)
    if (new Set(names.map(({ floor }) => floor)).size < names.length) throw new FieldError('names', zhCN.floorTwice)
    const known = await floorNames(tx, scope, id)
    await replaceFloorNames(tx, scope, id, names)
    await updateStored(tx, definition.table, id, { updatedBy: author, updatedAt: now })
    const told = (all: Iterable<readonly [number, string]>) => ({ id, bname: building.name, floorNames: [...all].map(([floor, name]) => `${floor} ${name}`).join('、') })
    return [{ act: 'floorNames', id, before: told(known), after: told(names.map(({ floor, name }) => [floor, name])) }]
  })
}
