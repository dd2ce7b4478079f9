import { floorName } from '@smart-fire/api-client'
import { type Column, ModalDialog, NO_VALUE, PagedTable, StatusBadge } from '@smart-fire/ui'
import { Box } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import * as droppedMessages from '../../shared/parts/dropped.messages'
import { toneOf } from '../../shared/device-state/status-tone'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, type FloorPlanMessages, zhCN } from '../floor-plan.messages'
import type { UnplacedDevice } from '../floor-plan.types'

const HEIGHT_PX = 420

/** The devices of the floor without a place on the picture. */
export function UnplacedList({ onClose }: { onClose: () => void }) {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const floor = FloorPlanActor.useSelector(({ context }) => context.floor)
  const state = FloorPlanActor.useSelector(({ value }) => (typeof value.overlay === 'string' ? null : value.overlay.unplaced))
  const { devices, dropped } = FloorPlanActor.useSelector(({ context }) => context.unplaced)
  const droppedWords = useMessages(droppedMessages)
  if (state === null) return null
  const title = words.unplacedOf(floorName(floor))
  return (
    <ModalDialog open size="lg" title={title} onClose={onClose}>
      <Box height={`${HEIGHT_PX}px`}>
        <PagedTable
          label={title}
          columns={columns(words)}
          rows={devices}
          rowKey={({ id }) => id}
          state={state}
          emptyText={words.noUnplaced}
          failedText={words.unplacedFailed}
          droppedText={dropped === 0 ? undefined : droppedWords.dropped(dropped)}
          onRetry={() => actor.send({ type: 'data.refresh' })}
        />
      </Box>
    </ModalDialog>
  )
}

function columns(words: FloorPlanMessages): Column<UnplacedDevice>[] {
  return [
    { id: 'status', header: words.columns.status, cell: (device) => <Status device={device} />, width: 104 },
    { id: 'position', header: words.columns.position, cell: ({ position }) => position ?? NO_VALUE, wrap: true },
    { id: 'number', header: words.columns.device, cell: ({ number }) => number ?? NO_VALUE, width: 150 },
    { id: 'sort', header: words.columns.series, cell: ({ sort }) => sort ?? NO_VALUE, wrap: true },
  ]
}

function Status({ device: { status } }: { device: UnplacedDevice }) {
  const words = useMessages({ zhCN, en })
  if (status === null) return words.unknownStatus
  return (
    <StatusBadge tone={toneOf(status)} size="sm">
      {words.status[status]}
    </StatusBadge>
  )
}
