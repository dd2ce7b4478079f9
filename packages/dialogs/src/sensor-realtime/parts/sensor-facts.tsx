import { floorName, type SensorDetail } from '@smart-fire/api-client'
import { DescriptionList, NO_VALUE, StatusBadge } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { en as enStatus, zhCN as zhStatus } from '../../shared/device-state/sensor-status.messages'
import { ClockFault } from '../../shared/device-state/clock-fault'
import { toneOf } from '../../shared/device-state/status-tone'
import { SensorRealtimeActor, selectIsFireHost } from '../sensor-realtime.actor'
import { en, type SensorRealtimeMessages, zhCN } from '../sensor-realtime.messages'

/** The status of the device beside the panel's title, and whether its clock is wrong; nothing before they are known. */
export function SensorBadge() {
  const words = useMessages({ zhCN, en })
  const statuses = useMessages({ zhCN: zhStatus, en: enStatus })
  const sensor = SensorRealtimeActor.useSelector(({ context }) => context.sensor)
  if (sensor === null) return null
  const { status } = sensor.detail
  return (
    <>
      {status === null ? <StatusBadge tone="info">{words.unknownStatus}</StatusBadge> : <StatusBadge tone={toneOf(status)}>{statuses[status]}</StatusBadge>}
      <ClockFault device={sensor.detail} />
    </>
  )
}

/** What the device is and where it stands. */
export function SensorFacts() {
  const words = useMessages({ zhCN, en })
  const detail = SensorRealtimeActor.useSelector(({ context }) => context.sensor)?.detail
  const fireHost = SensorRealtimeActor.useSelector(selectIsFireHost)
  if (!detail) return null
  const facts = [...(fireHost ? hostPoint(detail, words) : device(detail, words)), ...place(detail, words)]
  return (
    <DescriptionList
      label={words.facts}
      columns={3}
      items={facts.map(({ id, term, value, copied }) => ({
        id,
        term,
        value: value ?? NO_VALUE,
        ...(copied && value !== null ? { copy: value } : {}),
      }))}
    />
  )
}

interface Fact {
  id: string
  term: string
  value: string | null
  /** has a copy button (domain 23) */
  copied?: boolean
}

function device({ sensorNumber, equipmentType }: SensorDetail, words: SensorRealtimeMessages): Fact[] {
  return [
    { id: 'type', term: words.type, value: equipmentType },
    { id: 'number', term: words.number, value: sensorNumber, copied: true },
  ]
}

function hostPoint({ series, fireHostId, loop, address }: SensorDetail, words: SensorRealtimeMessages): Fact[] {
  const loopAddress = [loop, address].filter((part) => part !== null).join('-')
  return [
    { id: 'series', term: words.series, value: series },
    { id: 'fireHost', term: words.fireHost, value: fireHostId },
    { id: 'loopAddress', term: words.loopAddress, value: loopAddress === '' ? null : loopAddress, copied: true },
  ]
}

function place(detail: SensorDetail, words: SensorRealtimeMessages): Fact[] {
  const { buildingName, hydrantName, floor, description } = detail
  const standing: Fact[] =
    hydrantName === null
      ? [
          { id: 'building', term: words.building, value: buildingName },
          { id: 'floor', term: words.floor, value: floorName(floor) || null },
        ]
      : [{ id: 'hydrant', term: words.hydrant, value: hydrantName }]
  return [...standing, { id: 'position', term: words.position, value: description, copied: true }]
}
