import * as v from 'valibot'

import { HOST_EVENTS, HOST_STATES, type HostEvent } from '../../../db/schema/device-states'
import { zhCN } from '../ingestion.messages'
import { pointsOfStates } from '../subject/host-subject'
import { FIRE_HOST_POINT } from '../subject/subject'
import type { PointReport, Report, ToldStates } from './report'
import { readReportPicture } from './report-picture'
import { deviceReport, fireHostReport, hostReport, pointHead } from './report.schema'
import { isStorableText, storableText } from './storable-text'

/** A report as far as it can be read; null when nothing of it can. `unreadable` names the other places, e.g. `points.1.value`. */
export interface ReadReport {
  report: Report | null
  unreadable: string[]
}

const MAX_TYPE = 100

/**
 * Reads one report of a gateway. Its source and time must be readable. Each point is judged alone, and an alarm or a fault is
 * kept without its value and name where these cannot be read: a wrong number must not cost a fire.
 */
export function readReport(wire: unknown): ReadReport {
  const read = isSignOfLife(wire) ? readSignOfLife(wire) : readHead(wire)
  if (typeof read === 'string') return { report: null, unreadable: [read] }
  const points = read.points.map(readPoint)
  const states = readStates(read.states)
  const event = readEvent(read.event)
  const { picture, unreadable: unreadPicture } = readReportPicture(read.picture)
  const unreadable = [...states.unreadable, ...event.unreadable, ...unreadPicture, ...points.flatMap(({ unreadable: fields }, index) => fields.map((field) => `points.${index}.${field}`))]
  const readable = points.flatMap(({ point }) => point ?? [])
  const kept = 'fireHost' in read.source ? asHostPoint(readable) : [...readable, ...pointsOfStates(states.told)]
  const isWhole = kept.length > 0 || 'host' in read.source
  const { source, at } = read
  return { report: isWhole ? { source, at, points: kept, ...(event.known ? { event: event.known } : {}), ...(picture ? { picture } : {}) } : null, unreadable }
}

/**
 * What is told of a point of a fire host, as readings of the one measuring point that it has: gateways name it in their own ways, and a state
 * under another name would neither be known again nor end. The point is normal only when everything that is told of it is.
 */
function asHostPoint(points: readonly PointReport[]): PointReport[] {
  const abnormal = points.filter(({ status }) => status !== 2)
  return (abnormal.length > 0 ? abnormal : points).map((point) => ({ ...point, code: FIRE_HOST_POINT }))
}

/** A fire host that names none of its points: it reports that it is there. */
const isSignOfLife = (wire: unknown): boolean =>
  typeof wire === 'object' && wire !== null && 'fireHost' in wire && !['loop', 'address', 'points'].some((key) => key in wire)

function readSignOfLife(wire: unknown): ReturnType<typeof readHead> {
  const { success, output, issues } = v.safeParse(hostReport, wire)
  return success ? { source: { host: output.fireHost }, at: output.at, points: [], states: output.states, event: output.event } : placeOf(issues)
}

type Head = Pick<Report, 'source' | 'at'> & { points: unknown[]; states?: object | undefined; event?: unknown; picture?: unknown }

function readHead(wire: unknown): Head | string {
  if (typeof wire !== 'object' || wire === null) return ''
  if ('fireHost' in wire) {
    const { success, output, issues } = v.safeParse(fireHostReport, wire)
    if (!success) return placeOf(issues)
    const { fireHost, loop, address, ...rest } = output
    return { ...rest, source: { fireHost: { ...fireHost, loop, address } } }
  }
  const { success, output, issues } = v.safeParse(deviceReport, wire)
  if (!success) return placeOf(issues)
  const { deviceNumber, ...rest } = output
  return { ...rest, source: { deviceNumber } }
}

/** What a host tells of itself: true and false, or 1 and 0. A state that cannot be read is not told: unknown, never off (domain 25). */
function readStates(wire: object | undefined): { told: ToldStates; unreadable: string[] } {
  if (wire === undefined) return { told: {}, unreadable: [] }
  const sent = new Map(Object.entries(wire))
  const names = HOST_STATES.filter((name) => sent.get(name) !== undefined && sent.get(name) !== null)
  const isReadable = (name: string) => [true, false, 1, 0].some((value) => value === sent.get(name))
  return {
    told: Object.fromEntries(names.filter(isReadable).map((name) => [name, Boolean(sent.get(name))])),
    unreadable: names.filter((name) => !isReadable(name)).map((name) => `states.${name}`),
  }
}

/** What has happened to a host. One that cannot be read is told to the gateway; the sign of life counts. */
function readEvent(wire: unknown): { known: HostEvent | undefined; unreadable: string[] } {
  const known = HOST_EVENTS.find((event) => event === wire)
  return { known, unreadable: known === undefined && wire !== undefined && wire !== null ? ['event'] : [] }
}

const placeOf = (issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string => v.getDotPath(issues[0]) ?? ''

function readPoint(wire: unknown): { point: PointReport | null; unreadable: string[] } {
  const { success, output, issues } = v.safeParse(pointHead, wire)
  if (!success) return { point: null, unreadable: [placeOf(issues)] }
  const fields: { value?: unknown; type?: unknown } = wire as object
  const value = readValue(fields.value)
  const type = readType(fields.type)
  const unreadable = [...(value === undefined ? ['value'] : []), ...(type.isClean ? [] : ['type'])]
  // a normal state is nothing but its value: without it, the last known value stays
  if (value === undefined && output.status === 2) return { point: null, unreadable }
  return { point: { ...output, value: value ?? null, type: type.text, ...(value === undefined ? { isValueUnknown: true } : {}) }, unreadable }
}

/** Null for an absent value, undefined for one that a reading (4 bytes) cannot hold. */
function readValue(wire: unknown): number | null | undefined {
  if (wire === undefined || wire === null) return null
  if (typeof wire !== 'number' || !Number.isFinite(Math.fround(wire))) return undefined
  return Math.fround(wire) === 0 ? 0 : wire
}

function readType(wire: unknown): { text: string | null; isClean: boolean } {
  if (wire === undefined || wire === null) return { text: null, isClean: true }
  if (typeof wire !== 'string') return { text: null, isClean: false }
  const text = storableText(wire, MAX_TYPE)
  return { text: text || null, isClean: isStorableText(wire) && wire.trim().length <= MAX_TYPE }
}

/** The reason that a gateway reads. */
export const reasonOf = (unreadable: string[]): string => unreadable.map((place) => zhCN.badField(place)).join('；')
