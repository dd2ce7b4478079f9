import { CHANNEL } from '../codes/channel'
import { RECORD_CATEGORY } from '../codes/record-category'
import { RECORD_KIND, recordKindOfChannel, type RecordKind } from '../codes/record-kind'
import { VERDICT, type Verdict } from '../codes/verdict'
import { writeWireDate } from '../decoding/wire-date'
import type { AbnormalRecord } from '../resources/abnormal-records/abnormal-record'
import { openFiresFirst } from '../resources/abnormal-records/record-page'
import { floorsInTrouble } from './floors-in-trouble'
import { ok, page, refuse } from './responses'
import type { Route, ReceivedCall } from './route'
import { canBeRaised, wireRecord } from './to-wire'
import type { MockWorld } from './world'

const GENERAL = '/api/datahandler/deviceAbnormal'
const HYDRANT = '/api/datahandler/deviceFacilitiesAbnormal'
const FIRE_HOST = '/api/datahandler/deviceFireMainAbnormal'

/** Abnormal records of the three tables. */
export const recordRoutes: readonly Route[] = [
  { call: 'abnormalRecords.list', method: 'get', path: `${GENERAL}/pageList`, respond: listOf(RECORD_KIND.general) },
  {
    call: 'abnormalRecords.list',
    method: 'get',
    path: `${HYDRANT}/pageList`,
    required: ['page', 'limit', 'tag'],
    respond: listOf(RECORD_KIND.hydrant),
  },
  {
    call: 'abnormalRecords.list',
    method: 'get',
    path: `${FIRE_HOST}/pageList`,
    required: ['page', 'limit', 'tag'],
    respond: listOf(RECORD_KIND.fireHost),
  },
  { call: 'doors.unhandled', method: 'get', path: '/api/datahandler/sensorAbnormal/pageList', respond: () => ok({ rows: [], total: 0 }) },
  {
    call: 'abnormalRecords.countUnhandled',
    method: 'get',
    path: `${GENERAL}/getNothandlerCount`,
    respond: ({ world }) => ok(world.records.filter(isOpen).length),
  },
  {
    call: 'abnormalRecords.channels',
    method: 'get',
    path: `${GENERAL}/getChannelList`,
    respond: ({ world, query }) => ok(world.channels.map((channel) => ({ ...channelOf(world, channel), ...broughtFloors(world, channel.id, query.get('floorsOf')) }))),
  },
  { call: 'records.latest', method: 'get', path: `${GENERAL}/getAbnormalByTheLatestTen`, respond: latest },
  {
    call: 'abnormalRecords.confirm',
    method: 'post',
    path: `${GENERAL}/affirmFire`,
    required: ['id', 'flag'],
    respond: confirmIn(RECORD_KIND.general),
  },
  {
    call: 'abnormalRecords.confirm',
    method: 'post',
    path: `${GENERAL}/affirmHandle`,
    required: ['id'],
    respond: confirmIn(RECORD_KIND.general),
  },
  {
    call: 'abnormalRecords.confirm',
    method: 'post',
    path: `${HYDRANT}/affirmHandle`,
    required: ['id'],
    respond: confirmIn(RECORD_KIND.hydrant),
  },
  {
    call: 'abnormalRecords.confirm',
    method: 'post',
    path: `${FIRE_HOST}/affirmFire`,
    required: ['id', 'flag'],
    respond: confirmIn(RECORD_KIND.fireHost),
  },
  {
    call: 'abnormalRecords.raiseVerdict',
    method: 'post',
    path: `${GENERAL}/raiseVerdict`,
    required: ['id'],
    respond: raiseIn(RECORD_KIND.general),
  },
  {
    call: 'abnormalRecords.raiseVerdict',
    method: 'post',
    path: `${FIRE_HOST}/raiseVerdict`,
    required: ['id'],
    respond: raiseIn(RECORD_KIND.fireHost),
  },
]

const isOpen = (record: AbnormalRecord) => !record.handled

function listOf(kind: RecordKind) {
  return ({ world, request, query }: ReceivedCall) => {
    const channelId = query.get('channelId')
    const rows = world.records.filter(
      (record) =>
        record.kind === kind &&
        hasState(record, query.get('tag') ?? '0') &&
        (channelId === null || record.channelId === channelId),
    )
    return page(request, openFiresFirst(rows).map(wireRecord))
  }
}

/** 0 unhandled, 1 handled fires, 2 handled faults, `all` as on our server; in the hydrant table every tag but 0 and 2 selects both states. */
function hasState(record: AbnormalRecord, tag: string): boolean {
  if (tag === 'all') return true
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

/** The floors in trouble of the building that the call names, where the world has them with the channels. */
function broughtFloors({ floorsWithChannels, sensors }: MockWorld, channelId: string, buildingId: string | null) {
  if (!floorsWithChannels || buildingId === null) return {}
  return { alarmFloors: floorsInTrouble(sensors.filter((sensor) => sensor.channelId === channelId && sensor.buildingId === buildingId)) }
}

function latest({ world }: ReceivedCall) {
  const newest = [...world.records].sort((a, b) => (b.raisedAt ?? 0) - (a.raisedAt ?? 0)).slice(0, 10)
  return ok(
    newest.map((record) => {
      const { alrmCategory, ...wire } = wireRecord(record)
      return { ...wire, alrmCegory: alrmCategory, kind: record.kind }
    }),
  )
}

/** The first verdict counts; the same verdict by the same user again is accepted and changes nothing (domain 4). */
function confirmIn(kind: RecordKind) {
  return ({ world, form, request, username }: ReceivedCall) => {
    const record = world.records.find((candidate) => candidate.kind === kind && candidate.id === form.get('id'))
    if (record === undefined) return refuse(404, 404, '记录不存在')
    const fire = record.category === RECORD_CATEGORY.fire && request.url.includes('affirmFire')
    const verdict = fire ? verdictIn(form.get('flag')) : kind === RECORD_KIND.general ? VERDICT.falseAlarm : null
    if (fire && verdict === null) return refuse(420, 30101, '核实结论不正确')
    if (record.handled) return alreadyHandled(record, username, verdict)
    handleRecord(world, record, { verdict, handledBy: username })
    return ok()
  }
}

/** Raises a verdict to a real fire; the first person counts, the same person again changes nothing (domain 28). */
function raiseIn(kind: RecordKind) {
  return ({ world, form, username }: ReceivedCall) => {
    const record = world.records.find((candidate) => candidate.kind === kind && candidate.id === form.get('id'))
    if (record === undefined) return refuse(404, 404, '记录不存在')
    const from = record.verdict
    if (canBeRaised(record) && from !== null) {
      handleRecord(world, record, { verdict: VERDICT.realFire, handledBy: username }, from)
      return ok()
    }
    return from === VERDICT.realFire ? alreadyHandled(record, username, from) : refuse(420, 30101, '只有已核实为误报或火警测试的火警可以更正')
  }
}

/** Writes a verdict into the world, which reports it to its listener. */
export function handleRecord(
  world: MockWorld,
  record: AbnormalRecord,
  by: Pick<AbnormalRecord, 'verdict' | 'handledBy'>,
  raisedFrom?: Verdict,
): void {
  Object.assign(record, by, { handled: true, handledAt: world.now() })
  world.onHandled(record, raisedFrom)
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
