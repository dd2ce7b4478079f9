import { CHANNEL } from '../codes/channel'
import { RECORD_CATEGORY } from '../codes/record-category'
import { RECORD_KIND, recordKindOfChannel, type RecordKind } from '../codes/record-kind'
import { VERDICT, type Verdict } from '../codes/verdict'
import { writeWireDate } from '../decoding/wire-date'
import type { AbnormalRecord } from '../resources/abnormal-records/abnormal-record'
import { newestFireFirst } from '../resources/abnormal-records/record-page'
import { ok, page, refuse } from './answers'
import type { Route, Visit } from './route'
import { wireRecord } from './to-wire'
import type { MockWorld } from './world'

const GENERAL = '/api/datahandler/deviceAbnormal'
const HYDRANT = '/api/datahandler/deviceFacilitiesAbnormal'
const FIRE_HOST = '/api/datahandler/deviceFireMainAbnormal'

/** Abnormal records of the three tables. */
export const recordRoutes: readonly Route[] = [
  { call: 'abnormalRecords.list', method: 'get', path: `${GENERAL}/pageList`, answer: listOf(RECORD_KIND.general) },
  {
    call: 'abnormalRecords.list',
    method: 'get',
    path: `${HYDRANT}/pageList`,
    required: ['page', 'limit', 'tag'],
    answer: listOf(RECORD_KIND.hydrant),
  },
  {
    call: 'abnormalRecords.list',
    method: 'get',
    path: `${FIRE_HOST}/pageList`,
    required: ['page', 'limit', 'tag'],
    answer: listOf(RECORD_KIND.fireHost),
  },
  {
    call: 'abnormalRecords.countUnhandled',
    method: 'get',
    path: `${GENERAL}/getNothandlerCount`,
    answer: ({ world }) => ok(world.records.filter(isOpen).length),
  },
  {
    call: 'abnormalRecords.channels',
    method: 'get',
    path: `${GENERAL}/getChannelList`,
    answer: ({ world }) => ok(world.channels.map((channel) => channelOf(world, channel))),
  },
  { call: 'abnormalRecords.latest', method: 'get', path: `${GENERAL}/getAbnormalByTheLatestTen`, answer: latest },
  {
    call: 'abnormalRecords.confirm',
    method: 'post',
    path: `${GENERAL}/affirmFire`,
    required: ['id', 'flag'],
    answer: confirmIn(RECORD_KIND.general),
  },
  {
    call: 'abnormalRecords.confirm',
    method: 'post',
    path: `${GENERAL}/affirmHandle`,
    required: ['id'],
    answer: confirmIn(RECORD_KIND.general),
  },
  {
    call: 'abnormalRecords.confirm',
    method: 'post',
    path: `${HYDRANT}/affirmHandle`,
    required: ['id'],
    answer: confirmIn(RECORD_KIND.hydrant),
  },
  {
    call: 'abnormalRecords.confirm',
    method: 'post',
    path: `${FIRE_HOST}/affirmFire`,
    required: ['id', 'flag'],
    answer: confirmIn(RECORD_KIND.fireHost),
  },
]

const isOpen = (record: AbnormalRecord) => !record.handled

function listOf(kind: RecordKind) {
  return ({ world, request, query }: Visit) => {
    const channelId = query.get('channelId')
    const rows = world.records.filter(
      (record) =>
        record.kind === kind &&
        hasState(record, query.get('tag') ?? '0') &&
        (channelId === null || record.channelId === channelId),
    )
    return page(request, newestFireFirst(rows).map(wireRecord))
  }
}

/** 0 unhandled, 1 handled fires, 2 handled faults; the hydrant table takes everything but 0 and 2 for "both". */
function hasState(record: AbnormalRecord, tag: string): boolean {
  if (tag === '0') return isOpen(record)
  if (record.kind === RECORD_KIND.hydrant) return tag !== '2' || record.handled
  return record.handled && record.category === (tag === '1' ? RECORD_CATEGORY.fire : RECORD_CATEGORY.fault)
}

function channelOf(world: MockWorld, { id, name }: MockWorld['channels'][number]) {
  const open = world.records.filter(
    (record) =>
      isOpen(record) && record.kind === recordKindOfChannel(id) && (record.channelId ?? CHANNEL.default) === id,
  )
  const fires = open.filter(({ category }) => category === RECORD_CATEGORY.fire)
  return { channelId: Number(id), channelName: name, count: open.length, fireCount: fires.length }
}

function latest({ world }: Visit) {
  const newest = [...world.records].sort((a, b) => (b.raisedAt ?? 0) - (a.raisedAt ?? 0)).slice(0, 10)
  return ok(
    newest.map((record) => {
      const { alrmCategory, ...wire } = wireRecord(record)
      return { ...wire, alrmCegory: alrmCategory, kind: record.kind }
    }),
  )
}

/** The first verdict wins; the same person and verdict again is accepted and changes nothing (domain 4). */
function confirmIn(kind: RecordKind) {
  return ({ world, form, request, username }: Visit) => {
    const record = world.records.find((candidate) => candidate.kind === kind && candidate.id === form.get('id'))
    if (record === undefined) return refuse(500, 500, '记录不存在')
    const fire = record.category === RECORD_CATEGORY.fire && request.url.includes('affirmFire')
    const verdict = fire ? verdictIn(form.get('flag')) : kind === RECORD_KIND.general ? VERDICT.falseAlarm : null
    if (fire && verdict === null) return refuse(420, 30101, '处理结果不正确')
    if (record.handled) return alreadyHandled(record, username, verdict)
    settle(world, record, { verdict, handledBy: username })
    return ok()
  }
}

/** A verdict enters the world, and everybody is told. */
export function settle(
  world: MockWorld,
  record: AbnormalRecord,
  by: Pick<AbnormalRecord, 'verdict' | 'handledBy'>,
): void {
  Object.assign(record, by, { handled: true, handledAt: world.now() })
  world.onHandled(record)
}

function verdictIn(flag: string | null): Verdict | null {
  return Object.values(VERDICT).find((verdict) => verdict === flag) ?? null
}

function alreadyHandled(record: AbnormalRecord, username: string, verdict: Verdict | null) {
  if (record.handledBy === username && record.verdict === verdict) return ok()
  return refuse(420, 30101, '该记录已被处理', {
    person: record.handledBy,
    time: record.handledAt === null ? null : writeWireDate(record.handledAt),
    verdict: record.verdict,
  })
}
