import { VERDICT, type RecordKind, type Verdict } from '@smart-fire/api-client/wire'

import type { PushBody } from '../../../alarms/alarm-stream.queries'
import { UNJUDGED_LEVEL } from '../assess/warning-level'
import { isAddress, isHostItself } from '../subject/host-subject'
import type { Subject } from '../subject/subject'
import { isUnregistered } from '../subject/unregistered-device'
import type { PointFacts } from './record-writer.queries'

export interface PushedPoint {
  code: string
  value: number | null
  status: 'alarm' | 'fault' | 'offline'
  type: string
  facts: PointFacts | undefined
  /** the name of the level of its value; null or missing: it was not judged */
  level?: string | null
}

/** The user that the message names: the administrator of the tenant, never the recipient (contract admin 6.3). */
export interface NamedUser {
  id: string
  username: string
}

export interface PushFacts {
  subject: Subject
  at: number
  points: PushedPoint[]
  recordIds: number[]
  /** when no record is new: how often the open one was reported */
  repeat: number | null
  admin: NamedUser | undefined
}

const ALARM_STATUS = { fault: 0, alarm: 1, offline: 4 } as const
const POINT_KINDS = { fire: '火警测点', monitoring: '监测测点' } as const

/**
 * The building shape of contract admin 6.3 for every kind, plus what hydrants and fire hosts name,
 * plus our own `kind`, `recordIds`, `channelId`, `repeat`; `id`, `seq` and `epoch` are added by the stream.
 */
export function alarmPush({ subject, at, points, recordIds, repeat, admin }: PushFacts): PushBody {
  return withoutNulls({
    kind: subject.kind,
    recordIds,
    repeat,
    channelId: subject.channelId,
    userId: admin?.id,
    username: admin?.username,
    bname: subject.buildingName ?? subject.hydrantName,
    baddress: subject.area,
    addressDetail: subject.addressDetail,
    positionDescription: subject.position,
    floor: subject.floor,
    buildingId: subject.buildingId,
    hydrantName: subject.hydrantName,
    hydrantId: subject.hydrantId,
    equipmentType: subject.equipmentType ?? subject.series,
    series: subject.series,
    sensorLoop: subject.loop,
    address: subject.address,
    fireMainId: subject.fireHostId,
    deviceid: subject.sensorNumber,
    // a host itself, an address without a point and a number without a device are no devices that could be opened
    sensorid: isHostItself(subject) || isAddress(subject) || isUnregistered(subject) ? null : subject.id,
    tenantId: subject.tenantId,
    alarmdate: at,
    handelFlag: '0',
    fireFlag: '1',
    sendStatus: 'yes',
    alarms: points.map((point) => ({
      alarmType: point.type,
      alarmStatus: ALARM_STATUS[point.status],
      alarmValue: point.value ?? 0,
      alarmCode: point.code,
      alarmlevel: point.level ?? UNJUDGED_LEVEL,
      typeName: POINT_KINDS[point.facts?.kind ?? 'fire'],
      measuringPoint: point.facts?.name ?? '',
      dataUnit: point.facts?.unit ?? '',
    })),
  })
}

/** Which user has ended a record of which channel and place; these decide who receives the push. */
export interface HandledFacts {
  kind: RecordKind
  id: number
  channelId: number | null
  buildingId: number | null
  hydrantId: number | null
  person: string | null
  time: number
}

/**
 * The push for an ended record: by a user or, when `person` is null, by the recovery of the device. Without `alarms`, so
 * that old clients take it for no alarm (domain 5).
 */
export function handledPush({ kind, id, channelId, buildingId, hydrantId, person, time }: HandledFacts): PushBody {
  return { type: 'handled', kind, id, channelId, ...withoutNulls({ buildingId, hydrantId }), person, time }
}

/** A verdict that was raised to a real fire, by whom, from what, and where the record is. */
export interface RaisedFacts extends Omit<HandledFacts, 'channelId' | 'buildingId' | 'hydrantId'> {
  from: Verdict | null
  record: { channelId: number; buildingId: number | null; buildingName: string | null; floor: number | null; position: string | null }
}

/**
 * The push for a raised verdict (domain 28): a `handled` push, so that clients that do not know `raisedFrom` refresh
 * their lists, with the place, because the record is in no list of open records any more.
 */
export function raisedPush({ from, record, ...handled }: RaisedFacts): PushBody {
  const { channelId, buildingId, buildingName: bname, floor, position: positionDescription } = record
  return { ...handledPush({ ...handled, channelId, buildingId, hydrantId: null }), verdict: VERDICT.realFire, raisedFrom: from, ...withoutNulls({ bname, floor, positionDescription }) }
}

function withoutNulls(body: PushBody): PushBody {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== undefined))
}
