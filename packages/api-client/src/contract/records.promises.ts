import { RECORD_CATEGORY } from '../codes/record-category'
import { RECORD_KIND } from '../codes/record-kind'
import { VERDICT } from '../codes/verdict'
import type { AbnormalRecord } from '../resources/abnormal-records/abnormal-record'
import type { AbnormalRecordQuery } from '../resources/abnormal-records/abnormal-record.calls'
import { openFiresFirst } from '../resources/abnormal-records/record-page'
import type { FireVerdict } from '../resources/abnormal-records/record-verdict'
import { hold, refusal, same, type ContractBackend, type ContractPromise } from './contract-promise'

const { fire, fault } = RECORD_CATEGORY
const RAISED = [
  { kind: RECORD_KIND.general, category: fire },
  { kind: RECORD_KIND.general, category: fault },
  { kind: RECORD_KIND.hydrant, category: fault },
  { kind: RECORD_KIND.fireHost, category: fire },
] as const

export const recordPromises: readonly ContractPromise[] = [
  ...RAISED.map(
    ({ kind, category }): ContractPromise => ({
      title: `a new record (${kind}, category ${category}) is unhandled, complete, and in its list`,
      async check(backend) {
        const { id } = await backend.raise(kind, category)
        const record = await find(backend, { kind, state: 'unhandled' }, id)
        same(
          [record.category, record.handled, record.verdict, record.handledBy],
          [category, false, null, null],
          'a new record',
        )
        hold(record.raisedAt !== null && record.alarmType !== null, 'a record has a time and a type')
        hold(record.sensorId !== null, 'a record has the id of the device whose marker the floor plan shows')
        hold(kind !== RECORD_KIND.hydrant || record.hydrantName !== null, 'a hydrant record has the name of its hydrant')
        hold(
          kind !== RECORD_KIND.fireHost || (record.loop !== null && record.address !== null),
          'a fire host record has loop and address',
        )
      },
    }),
  ),
  {
    title: 'the count of unhandled records is the total of the three lists',
    async check(backend) {
      await backend.raise(RECORD_KIND.general, fire)
      const totals = await Promise.all(
        Object.values(RECORD_KIND).map(async (kind) => (await page(backend, { kind, state: 'unhandled' })).total),
      )
      same(
        await backend.operator.client.abnormalRecords.countUnhandled(),
        totals.reduce((sum, total) => sum + total, 0),
        'the count',
      )
    },
  },
  {
    title: 'the count of a channel is the total of its list, and its fire count the fires in it',
    async check(backend) {
      await backend.raise(RECORD_KIND.general, fire)
      const { channelId } = backend.place
      const { rows: channels } = await backend.operator.client.abnormalRecords.channels()
      const channel = channels.find(({ id }) => id === channelId)
      hold(channel !== undefined, `channel ${channelId} is among the tenant's channels`)
      const { rows, total } = await page(backend, {
        kind: RECORD_KIND.general,
        state: 'unhandled',
        channelId,
        limit: 100,
      })
      same(channel.count, total, 'the count of the channel')
      hold(
        rows.every((row) => row.channelId === null || row.channelId === channelId),
        'the list has records of the requested channel only',
      )
      if (channel.fireCount !== null)
        same(channel.fireCount, rows.filter(({ category }) => category === fire).length, 'its fires')
    },
  },
  {
    title: 'the floors in trouble that come with a channel are those of its floor list',
    async check(backend) {
      await backend.raise(RECORD_KIND.general, fire)
      const { client } = backend.operator
      const { buildingId, channelId } = backend.place
      const { rows: channels } = await client.abnormalRecords.channels({ floorsOf: buildingId })
      const sent = channels.find(({ id }) => id === channelId)?.floorsInTrouble ?? null
      const listed = (await client.floors.list({ buildingId, channelId })).rows.filter(({ status }) => status !== null)
      if (sent !== null) same(sent, listed, 'the floors')
    },
  },
  {
    title: 'no page is longer than its limit, and all pages together contain every record once',
    async check(backend) {
      for (const verdict of [VERDICT.realFire, VERDICT.fireTest, VERDICT.falseAlarm])
        await raiseAndJudge(backend, verdict)
      const seen: string[] = []
      const first = await page(backend, { kind: RECORD_KIND.general, state: 'handledFires', limit: 2 })
      for (let number = 1; number <= Math.ceil(first.total / 2); number++) {
        const { rows, total } = await page(backend, {
          kind: RECORD_KIND.general,
          state: 'handledFires',
          page: number,
          limit: 2,
        })
        hold(rows.length <= 2, 'a page has at most as many rows as its limit')
        same(total, first.total, 'the total on every page')
        seen.push(...rows.map(({ id }) => id))
      }
      same([seen.length, new Set(seen).size], [first.total, first.total], 'all pages together')
    },
  },
  {
    title: 'a page beyond the last is empty and has the total',
    async check(backend) {
      await raiseAndJudge(backend, VERDICT.realFire)
      const first = await page(backend, { kind: RECORD_KIND.general, state: 'handledFires' })
      const beyond = await page(backend, { kind: RECORD_KIND.general, state: 'handledFires', page: 10_000 })
      same(beyond, { rows: [], total: first.total, dropped: 0 }, 'page 10000')
    },
  },
  {
    title: 'a list is sorted: open fires first, whatever their time, then the rest, newest first',
    async check(backend) {
      await backend.raise(RECORD_KIND.general, fire)
      await backend.raise(RECORD_KIND.general, fault)
      const { rows } = await page(backend, { kind: RECORD_KIND.general, state: 'unhandled', limit: 100 })
      same(
        rows.map(({ id }) => id),
        openFiresFirst(rows).map(({ id }) => id),
        'the order',
      )
    },
  },
  ...Object.values(VERDICT).map(
    (verdict): ContractPromise => ({
      title: `a fire judged ${verdict} has the verdict, the person and the time, and is no longer unhandled`,
      async check(backend) {
        const before = await backend.operator.client.abnormalRecords.countUnhandled()
        const { id } = await backend.raise(RECORD_KIND.general, fire)
        const open = await backend.operator.client.abnormalRecords.countUnhandled()
        hold(open >= before, 'a raised record is unhandled')
        await backend.operator.client.abnormalRecords.confirm({
          kind: RECORD_KIND.general,
          id,
          category: fire,
          verdict,
        })
        const record = await find(backend, { kind: RECORD_KIND.general, state: 'handledFires' }, id)
        same(
          [record.handled, record.verdict, record.handledBy],
          [true, verdict, backend.operator.username],
          'the judged record',
        )
        hold(record.handledAt !== null, 'a verdict has a time')
        same(await backend.operator.client.abnormalRecords.countUnhandled(), open - 1, 'the count')
      },
    }),
  ),
  ...(
    [
      { kind: RECORD_KIND.general, category: fault, verdict: null },
      { kind: RECORD_KIND.hydrant, category: fault, verdict: null },
      { kind: RECORD_KIND.fireHost, category: fire, verdict: VERDICT.realFire },
    ] as const
  ).map(
    (how): ContractPromise => ({
      title: `a record (${how.kind}, category ${how.category}) is handled after one confirmation`,
      async check(backend) {
        const { id } = await backend.raise(how.kind, how.category)
        await backend.operator.client.abnormalRecords.confirm({ ...how, id })
        const record = await find(backend, { kind: how.kind, state: how.category === fire ? 'handledFires' : 'handledFaults' }, id)
        same([record.handled, record.handledBy], [true, backend.operator.username], 'the confirmed record')
      },
    }),
  ),
  {
    title: 'the same verdict by the same user again is accepted and changes nothing',
    async check(backend) {
      const judgement = await raiseAndJudge(backend, VERDICT.fireTest)
      const first = await find(backend, { kind: RECORD_KIND.general, state: 'handledFires' }, judgement.id)
      await backend.operator.client.abnormalRecords.confirm(judgement)
      same(await find(backend, { kind: RECORD_KIND.general, state: 'handledFires' }, judgement.id), first, 'the record')
    },
  },
  {
    title: 'the first verdict counts: a later one by another user is refused with the person, time and verdict of the first',
    async check(backend) {
      const judgement = await raiseAndJudge(backend, VERDICT.realFire)
      const late = backend.colleague.client.abnormalRecords.confirm({ ...judgement, verdict: VERDICT.falseAlarm })
      const error = await late.then(
        () => null,
        (reason: unknown) => reason as { kind?: string; conflict?: { person: string; verdict: string; at: number } },
      )
      same(
        [error?.kind, error?.conflict?.person, error?.conflict?.verdict],
        ['conflict', backend.operator.username, VERDICT.realFire],
        'the late verdict',
      )
      hold(typeof error?.conflict?.at === 'number', 'a conflict has a time')
      const record = await find(backend, { kind: RECORD_KIND.general, state: 'handledFires' }, judgement.id)
      same(record.verdict, VERDICT.realFire, 'the verdict that counts')
    },
  },
  ...[VERDICT.falseAlarm, VERDICT.fireTest].map(
    (verdict): ContractPromise => ({
      title: `a fire judged ${verdict} can be raised to a real fire by another user, once, and is never lowered again`,
      async check(backend) {
        const { operator, colleague } = backend
        const judgement = await raiseAndJudge(backend, verdict)
        const { kind, id } = judgement
        await colleague.client.abnormalRecords.raiseVerdict({ kind, id })
        await colleague.client.abnormalRecords.raiseVerdict({ kind, id })
        same(await refusal(operator.client.abnormalRecords.raiseVerdict({ kind, id })), 'conflict', 'raising it a second time')
        same(await refusal(operator.client.abnormalRecords.confirm(judgement)), 'conflict', 'the first verdict again')
        const record = await find(backend, { kind, state: 'handledFires' }, id)
        same([record.verdict, record.handledBy], [VERDICT.realFire, colleague.username], 'the raised verdict')
      },
    }),
  ),
  {
    title: 'an open fire cannot be raised: it has no verdict yet',
    async check(backend) {
      const { id } = await backend.raise(RECORD_KIND.general, fire)
      same(await refusal(backend.operator.client.abnormalRecords.raiseVerdict({ kind: RECORD_KIND.general, id })), 'refused', 'the refusal')
    },
  },
  {
    title: 'an unknown record cannot be judged',
    async check({ operator }) {
      const kind = await refusal(
        operator.client.abnormalRecords.confirm({
          kind: RECORD_KIND.general,
          id: '2000000000',
          category: fire,
          verdict: VERDICT.realFire,
        }),
      )
      same(kind, 'notFound', 'the refusal')
    },
  },
  {
    title: 'the latest events are at most ten, newest first, handled or not',
    async check(backend) {
      const { id } = await backend.raise(RECORD_KIND.general, fire)
      const latest = await backend.latest(backend.operator)
      hold(latest.length <= 10, 'at most ten')
      hold(
        latest.some((record) => record.kind === RECORD_KIND.general && record.id === id),
        'the new record is among them',
      )
      const times = latest.map(({ raisedAt }) => raisedAt ?? 0)
      same(
        times,
        [...times].sort((a, b) => b - a),
        'newest first',
      )
    },
  },
]

type PartialQuery = Pick<AbnormalRecordQuery, 'kind' | 'state'> & Partial<AbnormalRecordQuery>

function page({ operator }: ContractBackend, query: PartialQuery) {
  return operator.client.abnormalRecords.list({ page: 1, limit: 15, ...query })
}

export async function find(backend: ContractBackend, query: PartialQuery, id: string): Promise<AbnormalRecord> {
  const { rows } = await page(backend, { ...query, limit: 100 })
  const record = rows.find((row) => row.id === id)
  hold(record !== undefined, `record ${id} is in the list ${query.kind}/${query.state}`)
  return record
}

export async function raiseAndJudge(
  backend: ContractBackend,
  verdict: FireVerdict['verdict'],
): Promise<FireVerdict> {
  const { id } = await backend.raise(RECORD_KIND.general, fire)
  const judgement = { kind: RECORD_KIND.general, id, category: fire, verdict }
  await backend.operator.client.abnormalRecords.confirm(judgement)
  return judgement
}
