import { RECORD_CATEGORY, type RecordCategory } from '../codes/record-category'
import { RECORD_KIND } from '../codes/record-kind'
import { VERDICT, type Verdict } from '../codes/verdict'
import type { VerdictCounts } from '../groups/statistics'
import { hold, refusal, same, type ContractBackend, type ContractPromise, type ScreenCalls } from './contract-promise'

const kind = RECORD_KIND.general
const MONTHS = 3

/** Calls of groups; a back end without them (the mock) promises nothing about them. */
export const screenPromises: readonly ContractPromise[] = [
  {
    title: 'a real fire and a false alarm are counted as such, a fire test as neither',
    check: withScreens(async ({ statistics }, backend) => {
      const before = await statistics.verdictCounts({ kind })
      await judge(backend, VERDICT.realFire)
      await judge(backend, VERDICT.falseAlarm)
      await judge(backend, VERDICT.fireTest)
      const after = await statistics.verdictCounts({ kind })
      same(grown(before, after), { realFires: 1, falseAlarms: 1, faults: 0 }, 'the counts have grown by')
    }),
  },
  {
    title: 'the counts by month have the requested number of months, oldest first, the present one last',
    check: withScreens(async ({ statistics }) => {
      const { rows } = await statistics.byMonth({ kind, months: MONTHS })
      const names = rows.map(({ month }) => month)
      same(names, [...new Set(names)].sort(), 'the months')
      hold(names.length === MONTHS && names.every((month) => /^\d{6}$/.test(month)), `${MONTHS} months as yyyyMM`)
    }),
  },
  {
    title: 'the alarm types for the filter contain the type of an unhandled alarm',
    check: withScreens(async ({ statistics }, backend) => {
      const { alarmType } = await raised(backend, RECORD_CATEGORY.fire)
      const offered = await statistics.alarmTypes({ kind, handled: false })
      hold(alarmType !== null && offered.includes(alarmType), `${alarmType} is in the list`)
      hold(new Set(offered).size === offered.length, 'each type once')
    }),
  },
  {
    title: 'a record is found by all its filters, and not by those of another record',
    check: withScreens(async ({ records }, backend) => {
      const { id, channelId, alarmType } = await raised(backend, RECORD_CATEGORY.fire)
      const query = { kind, state: 'all', channelId, alarmType, category: RECORD_CATEGORY.fire, page: 1, limit: 100 } as const
      const found = await records.list({ ...query, buildingId: backend.place.buildingId, floor: backend.place.floor })
      hold(found.rows.some((row) => row.id === id), 'the record is found')
      hold(found.rows.every((row) => row.category === RECORD_CATEGORY.fire && row.buildingId === backend.place.buildingId), 'only such records')
      for (const other of [{ buildingId: '2000000000' }, { category: RECORD_CATEGORY.fault }, { keyword: 'no such place' }]) {
        const { rows } = await records.list({ ...query, ...other })
        hold(!rows.some((row) => row.id === id), `not found by ${JSON.stringify(other)}`)
      }
    }),
  },
  {
    title: 'records are sorted as requested',
    check: withScreens(async ({ records }, backend) => {
      await raised(backend, RECORD_CATEGORY.fire)
      await raised(backend, RECORD_CATEGORY.fault)
      const sort = { field: 'raisedAt', direction: 'ascending' } as const
      const { rows } = await records.list({ kind, state: 'all', page: 1, limit: 100, sort })
      const times = rows.map(({ raisedAt }) => raisedAt ?? 0)
      same(times, [...times].sort((a, b) => a - b), 'the times')
    }),
  },
  {
    title: 'the verdict history of a record has the accepted attempt and the refused one',
    check: withScreens(async ({ records }, backend) => {
      const id = await judge(backend, VERDICT.fireTest)
      const late = { kind, id, category: RECORD_CATEGORY.fire, verdict: VERDICT.realFire }
      same(await refusal(backend.colleague.client.abnormalRecords.confirm(late)), 'conflict', 'the late verdict')
      const { rows: attempts } = await records.verdictHistory({ kind, id })
      same(
        attempts.map(({ person, outcome, verdict }) => [person, outcome, verdict]),
        [
          [backend.operator.username, 'accepted', VERDICT.fireTest],
          [backend.colleague.username, 'conflict', VERDICT.realFire],
        ],
        'the attempts',
      )
      hold(attempts.every(({ at }) => at !== null), 'each attempt has a time')
    }),
  },
  {
    title: 'a raised verdict has both verdicts in its history, and the record says whether it can be raised',
    check: withScreens(async ({ records }, backend) => {
      const id = await judge(backend, VERDICT.falseAlarm)
      const canBeRaised = async () => (await records.list({ kind, state: 'all', page: 1, limit: 100 })).rows.find((row) => row.id === id)?.canBeRaised
      same(await canBeRaised(), true, 'before')
      await backend.colleague.client.abnormalRecords.raiseVerdict({ kind, id })
      same(await canBeRaised(), false, 'after')
      const { rows: attempts } = await records.verdictHistory({ kind, id })
      same(attempts.map(({ outcome, verdict }) => [outcome, verdict]), [['accepted', VERDICT.falseAlarm], ['raised', VERDICT.realFire]], 'the history')
    }),
  },
  {
    title: 'a raised fire is an open fire of its building in the states of all places until it is judged',
    check: withScreens(async ({ live }, backend) => {
      const openFires = async () => (await live.places()).rows.find(({ kind, id }) => kind === 'building' && id === backend.place.buildingId)?.openFires ?? NaN
      const { id } = await raised(backend, RECORD_CATEGORY.fire)
      const before = await openFires()
      hold(before > 0, 'the building has an open fire')
      await backend.operator.client.abnormalRecords.confirm({ kind, id, category: RECORD_CATEGORY.fire, verdict: VERDICT.falseAlarm })
      same(await openFires(), before - 1, 'the open fires after the verdict')
    }),
  },
  {
    title: 'a building is in the list of names and in the tree of regions, and its floor numbers are those of its floors',
    check: withScreens(async ({ estate: { buildings } }, { operator, place }) => {
      const { buildingId } = place
      const [{ name }, names, floors, listed, tree] = await Promise.all([
        operator.client.buildings.contact(buildingId),
        buildings.names(),
        buildings.floorNumbers(buildingId),
        operator.client.floors.list(place),
        buildings.tree({}),
      ])
      hold(name !== null && names.includes(name), `${name} is among the names`)
      same([...floors].sort((a, b) => b - a), listed.rows.map(({ floor }) => floor), 'the floors')
      const leaves = tree.flatMap(leavesOf)
      hold(leaves.includes(buildingId), 'the building is a leaf of the tree')
      hold(leaves.includes((await buildings.first()) ?? ''), 'the first building is a leaf of the tree')
    }),
  },
]

export function withScreens(check: (screens: ScreenCalls, backend: ContractBackend) => Promise<void>) {
  return async (backend: ContractBackend) => {
    if (backend.screens !== null) await check(backend.screens, backend)
  }
}

async function raised(backend: ContractBackend, category: RecordCategory) {
  const { id } = await backend.raise(kind, category)
  const { rows } = await backend.operator.client.abnormalRecords.list({ kind, state: 'unhandled', page: 1, limit: 100 })
  const record = rows.find((row) => row.id === id)
  hold(record !== undefined, 'the record is in the list')
  return record
}

/** Raises a fire and judges it; gives its id. */
async function judge(backend: ContractBackend, verdict: Verdict): Promise<string> {
  const { id } = await raised(backend, RECORD_CATEGORY.fire)
  await backend.operator.client.abnormalRecords.confirm({ kind, id, category: RECORD_CATEGORY.fire, verdict })
  return id
}

function grown(before: VerdictCounts, after: VerdictCounts): VerdictCounts {
  const more = (count: keyof VerdictCounts) => (after[count] ?? NaN) - (before[count] ?? NaN)
  return { realFires: more('realFires'), falseAlarms: more('falseAlarms'), faults: more('faults') }
}

interface Node {
  code: string
  children: Node[]
}

function leavesOf({ code, children }: Node): string[] {
  return children.length === 0 ? [code] : children.flatMap(leavesOf)
}
