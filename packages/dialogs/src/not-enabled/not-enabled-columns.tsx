import { floorName, type NotEnabledRow } from '@smart-fire/api-client'
import { type Column, NO_VALUE, StatusBadge } from '@smart-fire/ui'
import { Copyable } from '../shared/parts/copyable'
import type { NotEnabledMessages } from './not-enabled.messages'

type Columns = Column<NotEnabledRow>[]

/** Points of fire hosts, devices at a hydrant, all others: three sets of columns (spec 2 §2.4). */
export type RowKind = 'fireHost' | 'hydrant' | 'general'

/** The columns of spec 2 §2.4, each set with the fixed status in front. */
export function notEnabledColumns(words: NotEnabledMessages, kind: RowKind): Columns {
  const { columns } = words
  const text = (id: TextField, header: string, width?: number): Column<NotEnabledRow> => ({
    id,
    header,
    cell: (row) => row[id] ?? NO_VALUE,
    ...(width === undefined ? { wrap: true } : { width }),
  })
  const copyable = (id: TextField, header: string, width?: number): Column<NotEnabledRow> => ({
    ...text(id, header, width),
    cell: (row) => <Copyable text={row[id]} what={header} />,
  })
  const status: Column<NotEnabledRow> = { id: 'status', header: columns.status, cell: () => <Status words={words} />, width: 112 }
  const floor = ({ floor: at }: NotEnabledRow) => floorName(at) || NO_VALUE
  const device = [
    copyable('sensorNumber', columns.device, 180),
    text('equipmentType', columns.equipmentType),
    text('model', columns.model, 120),
    text('manufacturer', columns.manufacturer),
  ]
  const place = [text('buildingName', columns.building), { id: 'floor', header: columns.floor, cell: floor, width: 80 }]
  const end = [copyable('position', columns.position), { id: 'marked', header: columns.marked, cell: marked(words), width: 100 }]
  const address = [text('loop', columns.loop, 90), text('address', columns.address, 90), text('fireHostId', columns.fireHost, 110)]
  const own = {
    fireHost: [text('series', columns.series), ...address, ...place],
    general: [...device, text('channelName', columns.channel, 120), ...place],
    hydrant: [...device, text('hydrantName', columns.hydrant)],
  }
  return [status, ...own[kind], ...end]
}

type TextField = { [Field in keyof NotEnabledRow]: NotEnabledRow[Field] extends string | null ? Field : never }[keyof NotEnabledRow]

function Status({ words }: { words: NotEnabledMessages }) {
  return (
    <StatusBadge tone="notEnabled" size="sm">
      {words.status}
    </StatusBadge>
  )
}

/** A missing mark does not mean "not marked" (contract device 2: rows of hydrants have no mark). */
function marked(words: NotEnabledMessages) {
  return ({ marked: isMarked }: NotEnabledRow) => (isMarked === null ? NO_VALUE : isMarked ? words.marked : words.unmarked)
}
