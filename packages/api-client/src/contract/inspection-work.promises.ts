import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { withScreens } from './screens.promises'

const DAY_MS = 86_400_000
const dayOf = (at: number) => new Date(at + DAY_MS / 3).toISOString().slice(0, 10)

/** Routes, plans, tasks, checks and defects. */
export const inspectionWorkPromises: readonly ContractPromise[] = [
  {
    title: 'a plan has tasks with the points of its route; a check that is sent twice is kept once, and what is abnormal is a defect until it is signed',
    check: withScreens(async ({ inspection, facilities, inspectionRecords, inspectionWork, managedBuildings }) => {
      const stamp = String(Date.now())
      await inspection.types.add({ name: `契约巡检${stamp}`, checkItems: [{ content: '压力', kind: 'number', min: 1, max: 1.4 }], testItems: [] })
      const { rows: [type] } = await inspection.types.list({ page: 1, limit: 15, name: stamp })
      const { rows: [building] } = await managedBuildings.list({ page: 1, limit: 1 })
      hold(type !== undefined && building !== undefined, 'the type and a building are found')
      await facilities.indoor.add({ typeId: type.id, buildingId: building.id, floor: 1 })
      const { rows: [facility] } = await facilities.indoor.list({ page: 1, limit: 15, typeId: type.id })
      hold(facility?.number != null, 'the facility is found')

      const routeInput = { name: `契约路线${stamp}`, kind: '0' as const, facilityIds: [facility.id] }
      await inspection.routes.add(routeInput)
      same(await refusal(inspection.routes.add({ ...routeInput, name: `契约另一路线${stamp}` })), 'refused', 'a facility on two routes')
      const { rows: [route] } = await inspection.routes.list({ page: 1, limit: 15, name: stamp })
      hold(route !== undefined, 'the route is found')
      same([route.facilityIds, route.points], [[facility.id], 1], 'the points of the route')

      // of a server whose clock is not ours: a day ahead at most
      const input = { routeId: route.id, cycle: '1' as const, every: 1, periods: [{ start: '00:00', end: '00:00' }], startOn: dayOf(Date.UTC(2026, 0, 1)), endOn: null }
      await inspection.plans.add(input)
      same(await refusal(inspection.plans.add(input)), 'refused', 'a second plan of the route')
      const { rows: [plan] } = await inspection.plans.list({ page: 1, limit: 15, routeName: stamp })
      hold(plan !== undefined, 'the plan is found')
      const { rows: tasks } = await inspectionRecords.tasks.list({ page: 1, limit: 15, routeName: stamp })
      hold(tasks.length > 0 && tasks.every(({ points, state }) => points === 1 && state === '0'), 'its tasks are made')

      const labelled = await inspectionWork.ofLabel(facility.number)
      same([labelled.typeName, labelled.buildingId, labelled.items.map(({ content }) => content)], [type.name, building.id, ['压力']], 'the facility of a label, with what is checked there')
      same(await refusal(inspectionWork.ofLabel('NONE-119')), 'notFound', 'a label of no facility')

      const result = { clientId: `contract-${stamp}`, number: facility.number, pointId: null, inspectedAt: Date.now(), items: [{ name: '压力', value: '0.5' }], problem: null, handling: '1', photos: [] }
      const first = await inspectionWork.submit(result)
      same(await inspectionWork.submit(result), { id: first.id, repeated: true }, 'the same result again')
      const { rows: [kept], total } = await inspectionRecords.indoor.list({ page: 1, limit: 15, number: facility.number })
      same([kept?.result, total], ['1', 1], 'the result, judged by the server')

      const { rows: [found] } = await inspectionRecords.defects.list({ page: 1, limit: 15, number: facility.number })
      hold(found !== undefined, 'the defect is found')
      same(await refusal(inspectionRecords.defects.sign(found, '0')), 'refused', 'a signature before the repair')
      await inspectionRecords.defects.rectify(found, { rectification: '已充装' })
      same(await refusal(inspectionRecords.defects.rectify(found, { rectification: '又充装' })), 'conflict', 'a step of a version of before')
      const { version } = await inspectionRecords.defects.get(found.id)
      await inspectionRecords.defects.recheck({ id: found.id, version }, { passed: '1' })
      same((await inspectionRecords.defects.get(found.id)).state, '2', 'the defect after the second check')

      same(await refusal(inspection.routes.remove([route.id])), 'refused', 'the deletion of a route with a plan')
      await inspection.plans.remove([plan.id])
      await inspection.routes.remove([route.id])
      same(await refusal(inspection.routes.get(route.id)), 'notFound', 'the deleted route')
    }),
  },
]
