import { CHANNEL } from '@smart-fire/api-client/wire'

import { HOST_STATES, type HostStateName, type HostStates, type PointState } from '../../../db/schema/device-states'
import { pointState } from '../assess/assess-report'
import { zhCN } from '../ingestion.messages'
import type { PointReport, ToldStates } from '../report/report'
import { UNKNOWN_SUBJECT, type Subject } from './subject'

/** The states of a host are measuring points of the host itself: 1 = on. A failed supply, battery or bus is a fault; the mode never is. */
const POINT_CODES: Readonly<Record<HostStateName, string>> = {
  mainPowerFault: 'HOST_MAIN_POWER', batteryFault: 'HOST_BATTERY', busFault: 'HOST_BUS', manual: 'HOST_MANUAL',
}

/** What the panel of a fire host is called in records and pushes of the host itself. */
const PANEL_SERIES = '火灾报警控制器'

/** The names of these points, by code. */
export const HOST_POINT_NAMES: ReadonlyMap<string, string> = new Map(HOST_STATES.map((name) => [POINT_CODES[name], zhCN.hostPoints[name]]))

/** Below the ids of hosts, which are 32 bits wide: the ids of addresses that no point has. The column `subject_id` of the records is made in the same way. */
const BELOW_HOSTS = 4_294_967_296

/** The id of a subject for an address that no point has, by the id of its row, and the other way round. */
export const subjectOfAddress = (id: number): number => -BELOW_HOSTS - id
export const addressOfSubject = (subjectId: number): number => -BELOW_HOSTS - subjectId

/** Whether the subject is an address of a fire host that no point has. */
export const isAddress = ({ kind, id }: Pick<Subject, 'kind' | 'id'>): boolean => kind === 'fireHost' && id < -BELOW_HOSTS

/** Whether the subject is a fire host itself, and not one of its points or addresses. */
export const isHostItself = ({ kind, id }: Pick<Subject, 'kind' | 'id'>): boolean => kind === 'fireHost' && id < 0 && id > -BELOW_HOSTS

/** A fire host by its name, else by address and port. */
export const hostNameOf = ({ name, ip, port }: { name: string | null; ip: string; port: number }): string => name ?? `${ip}:${port}`

/** A fire host as subject of what it tells of itself, without its place (`readHostPlaces`). */
export function hostSubject({ id, tenantId, states }: { id: number; tenantId: string; states: HostStates }): Subject {
  const latest = latestOf(states)
  const status = Object.values(latest).some((point) => point.status === 'fault') ? 'fault' : 'normal'
  return {
    ...UNKNOWN_SUBJECT, kind: 'fireHost', id: -id, tenantId, channelId: Number(CHANNEL.fireHost), fireHostId: id, series: PANEL_SERIES,
    watched: { ...UNKNOWN_SUBJECT.watched, status, latest },
  }
}

/** What a host tells of itself, as readings of its points. */
export function pointsOfStates(told: ToldStates): PointReport[] {
  return HOST_STATES.flatMap((name) => {
    const on = told[name]
    return on === undefined ? [] : [pointOf(name, on)]
  })
}

function pointOf(name: HostStateName, on: boolean): PointReport {
  const fault = on && name !== 'manual' ? zhCN.hostFaults[name] : null
  return { code: POINT_CODES[name], value: on ? 1 : 0, status: fault === null ? 2 : 0, type: fault }
}

function latestOf(states: HostStates): Record<string, PointState> {
  return Object.fromEntries(HOST_STATES.flatMap((name) => {
    const state = states[name]
    return state ? [[POINT_CODES[name], pointState(pointOf(name, state.on), state.at)]] : []
  }))
}

/** The states of a host after a report, from the known states of its points. */
export function statesAfter(known: HostStates, latest: Record<string, PointState>): HostStates {
  return Object.fromEntries(HOST_STATES.flatMap((name) => {
    const [point, before] = [latest[POINT_CODES[name]], known[name]]
    if (point?.at === undefined) return []
    const on = point.value === 1
    return [[name, { on, at: point.at, since: before?.on === on ? before.since : point.at }]]
  }))
}
