import { Flex } from '@chakra-ui/react'
import type { NotEnabledRow } from '@smart-fire/api-client'
import { type Column, CopyButton, StatusBadge } from '@smart-fire/ui'
import type { NotEnabledMessages } from './not-enabled.messages'
import type { RowKind } from './not-enabled.selectors'

type Columns = Column<NotEnabledRow>[]

/** The columns of spec 2 §2.4, each with the fixed status in front. */
export function notEnabledColumns(words: NotEnabledMessages, kind: RowKind): Columns {
  return [status(words), ...columnsOf(words, kind)]
}

function columnsOf(words: NotEnabledMessages, kind: RowKind): Columns {
  switch (kind) {
    case 'fireHost':
      return [...fireHostColumns(words), ...placeColumns(words)]
    case 'general':
      return [...deviceColumns(words), channel(words), ...placeColumns(words)]
    case 'hydrant':
      return [...deviceColumns(words), hydrant(words), position(words), marked(words)]
    default:
      return kind satisfies never
  }
}

function status({ columns, status: text }: NotEnabledMessages): Column<NotEnabledRow> {
  const cell = () => (
    <StatusBadge tone="notEnabled" size="sm">
      {text}
    </StatusBadge>
  )
  return { id: 'status', header: columns.status, cell, width: 112 }
}

function fireHostColumns({ columns, none }: NotEnabledMessages): Columns {
  return [
    { id: 'series', header: columns.series, cell: ({ series }) => series ?? none, wrap: true },
    { id: 'loop', header: columns.loop, cell: ({ loop }) => loop ?? none, width: 90 },
    { id: 'address', header: columns.address, cell: ({ address }) => address ?? none, width: 90 },
    { id: 'fireHost', header: columns.fireHost, cell: ({ fireHostId }) => fireHostId ?? none, width: 110 },
  ]
}

function deviceColumns({ columns, copyDevice, none }: NotEnabledMessages): Columns {
  return [
    {
      id: 'device',
      header: columns.device,
      cell: ({ sensorNumber }) => <Copyable text={sensorNumber} what={copyDevice} none={none} />,
      width: 180,
    },
    { id: 'type', header: columns.equipmentType, cell: ({ equipmentType }) => equipmentType ?? none, wrap: true },
    { id: 'model', header: columns.model, cell: ({ model }) => model ?? none, width: 120 },
    { id: 'manufacturer', header: columns.manufacturer, cell: ({ manufacturer }) => manufacturer ?? none, wrap: true },
  ]
}

function channel({ columns, none }: NotEnabledMessages): Column<NotEnabledRow> {
  return { id: 'channel', header: columns.channel, cell: ({ channelName }) => channelName ?? none, width: 120 }
}

function hydrant({ columns, none }: NotEnabledMessages): Column<NotEnabledRow> {
  return { id: 'hydrant', header: columns.hydrant, cell: ({ hydrantName }) => hydrantName ?? none, wrap: true }
}

function placeColumns(words: NotEnabledMessages): Columns {
  const { columns, floor: floorWord, none } = words
  return [
    { id: 'building', header: columns.building, cell: ({ buildingName }) => buildingName ?? none, wrap: true },
    {
      id: 'floor',
      header: columns.floor,
      cell: ({ floor }) => (floor === null ? none : floorWord(floor)),
      width: 80,
    },
    position(words),
    marked(words),
  ]
}

function position({ columns, copyPosition, none }: NotEnabledMessages): Column<NotEnabledRow> {
  return {
    id: 'position',
    header: columns.position,
    cell: (row) => <Copyable text={row.position} what={copyPosition} none={none} />,
    wrap: true,
  }
}

/** What a server does not say is not "not marked" (contract device 2: rows of hydrants have no mark). */
function marked(words: NotEnabledMessages): Column<NotEnabledRow> {
  const cell = ({ marked: isMarked }: NotEnabledRow) =>
    isMarked === null ? words.none : isMarked ? words.marked : words.unmarked
  return { id: 'marked', header: words.columns.marked, cell, width: 100 }
}

/** Numbers and positions are read to somebody on the phone or pasted into a report (domain 23). */
function Copyable({ text, what, none }: { text: string | null; what: string; none: string }) {
  if (text === null) return none
  return (
    <Flex as="span" align="center" gap="1">
      <span>{text}</span>
      <CopyButton text={text} label={what} size="sm" />
    </Flex>
  )
}
