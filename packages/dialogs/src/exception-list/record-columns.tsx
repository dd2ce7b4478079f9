import { type AbnormalRecord, floorName, RECORD_CATEGORY, RECORD_KIND, type RecordKind } from '@smart-fire/api-client'
import { type Column, formatDateTime, NO_VALUE, StatusBadge } from '@smart-fire/ui'
import type { ReactNode } from 'react'
import type { ContactWords } from '../shared/device-state/contact.messages'
import { readingText } from '../shared/device-state/reading-text'
import type { ExceptionListMessages } from './exception-list.messages'

type RecordColumn = Column<AbnormalRecord>

interface ColumnOptions {
  kind: RecordKind
  words: ExceptionListMessages
  /** null without the plan-setup permission (spec 1 §6), and until it is known */
  plan: ((record: AbnormalRecord) => ReactNode) | null
  act: (record: AbnormalRecord) => ReactNode
  /** the link to the hydrant of a record */
  hydrant: (record: AbnormalRecord) => ReactNode
}

/** Wide enough for the state of a verdict, so that no other column moves when a row is judged; two lines on a narrow screen. */
const ACT_WIDTH = 'clamp(136px, 9.5vw, 182px)'

/** Where an alarm is has room before anything else: fifteen Chinese characters take two lines. */
const PLACE = { wrap: true, minWidth: 128 } as const

/**
 * The columns of a record kind (spec 1 §2). Database ids, and the handling person and time of unhandled records, are
 * hidden until the operator shows them (ADR 0007).
 */
export function recordColumns({ kind, words, plan, act, hydrant: hydrantCell }: ColumnOptions): RecordColumn[] {
  const own = { [RECORD_KIND.general]: general, [RECORD_KIND.hydrant]: hydrant, [RECORD_KIND.fireHost]: fireHost }[kind]
  const planColumn: RecordColumn[] =
    plan === null || kind === RECORD_KIND.hydrant
      ? []
      : [{ id: 'plan', header: words.columns.plan, cell: plan, width: 68, align: 'center', onScreenOnly: true }]
  return [
    { id: 'category', header: words.columns.category, cell: (record) => <Category record={record} words={words} />, width: 80, fixed: true, sticky: 'start' },
    // on the left: live notices cover the right edge for three minutes and must not hide the verdict
    { id: 'act', header: words.columns.act, cell: act, width: ACT_WIDTH, fixed: true, sticky: 'start', onScreenOnly: true },
    ...planColumn,
    { id: 'time', header: words.columns.time, cell: ({ raisedAt }) => formatDateTime(raisedAt), width: 156, numeric: true },
    ...own(words, hydrantCell),
    ...onDemand(kind, words),
  ]
}

function onDemand(kind: RecordKind, { columns }: ExceptionListMessages): RecordColumn[] {
  const place: RecordColumn =
    kind === RECORD_KIND.hydrant
      ? { id: 'hydrantId', header: columns.hydrantId, cell: ({ hydrantId }) => text(hydrantId), width: 88 }
      : { id: 'buildingId', header: columns.buildingId, cell: ({ buildingId }) => text(buildingId), width: 88 }
  return [
    { id: 'id', header: columns.id, cell: ({ id }) => id, width: 80 },
    place,
    { id: 'handledBy', header: columns.handledBy, cell: ({ handledBy }) => text(handledBy), width: 88 },
    { id: 'handledAt', header: columns.handledAt, cell: ({ handledAt }) => formatDateTime(handledAt), width: 156, numeric: true },
  ]
}

function Category({ record, words }: { record: AbnormalRecord; words: ExceptionListMessages }) {
  const isFire = record.category === RECORD_CATEGORY.fire
  return (
    <StatusBadge tone={isFire ? 'alarm' : 'fault'} size="sm">
      {isFire ? words.fire : words.fault}
    </StatusBadge>
  )
}

const general = (words: ExceptionListMessages): RecordColumn[] => [...buildingAndFloor(words), ...positionAndDevice(words)]

function hydrant(words: ExceptionListMessages, hydrantCell: ColumnOptions['hydrant']): RecordColumn[] {
  return [{ ...PLACE, id: 'hydrant', header: words.columns.hydrant, cell: hydrantCell }, ...positionAndDevice(words)]
}

function fireHost(words: ExceptionListMessages): RecordColumn[] {
  const { columns } = words
  return [
    ...buildingAndFloor(words),
    positionColumn(words),
    { id: 'fireHost', header: columns.fireHost, cell: ({ fireHostId }) => text(fireHostId), width: 96 },
    { id: 'loop', header: columns.loop, cell: ({ loop }) => text(loop), width: 72 },
    { id: 'address', header: columns.address, cell: ({ address }) => text(address), width: 80 },
    { id: 'series', header: columns.series, cell: ({ series }) => text(series), wrap: true },
    alarmTypeColumn(words),
  ]
}

function buildingAndFloor({ columns }: ExceptionListMessages): RecordColumn[] {
  return [
    { ...PLACE, id: 'building', header: columns.building, cell: ({ buildingName }) => text(buildingName) },
    { id: 'floor', header: columns.floor, cell: floor, width: 60, align: 'center' },
  ]
}

function positionAndDevice(words: ExceptionListMessages): RecordColumn[] {
  const { columns, contacts } = words
  return [
    positionColumn(words),
    { id: 'equipmentType', header: columns.equipmentType, cell: ({ equipmentType }) => text(equipmentType), wrap: true },
    { id: 'sensorNumber', header: columns.sensorNumber, cell: ({ sensorNumber }) => text(sensorNumber), width: 104 },
    { id: 'measuringPoint', header: columns.measuringPoint, cell: (record) => measured(record, contacts), wrap: true },
    alarmTypeColumn(words),
  ]
}

const positionColumn = ({ columns }: ExceptionListMessages): RecordColumn => ({ ...PLACE, id: 'position', header: columns.position, cell: ({ position }) => text(position) })

const alarmTypeColumn = ({ columns, repeated }: ExceptionListMessages): RecordColumn => ({ id: 'alarmType', header: columns.alarmType, cell: (record) => alarmType(record, repeated), wrap: true })

const text = (value: string | null) => value ?? NO_VALUE
const floor = (record: AbnormalRecord) => floorName(record.floor) || NO_VALUE

/** The measuring point with what it has measured. */
function measured({ measuringPoint: name, measuringPointCode: code, value, unit }: AbnormalRecord, contacts: ContactWords): string {
  const reading = readingText({ code, name, value, unit }, contacts)
  return [text(name), reading].filter((part) => part !== null).join(' ')
}

/** An open record that is reported again has a higher repeat number and is counted once (domain 3). */
function alarmType(record: AbnormalRecord, repeated: ExceptionListMessages['repeated']): string {
  const type = text(record.alarmType)
  return record.repeats !== null && record.repeats > 1 ? repeated(type, record.repeats) : type
}
