import { Button, FailedState, formatDateTime, LoadingState, NO_VALUE, StatusBadge } from '@smart-fire/ui'
import { Box, Flex, Stack, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { UnreadableRows } from '../../shared/parts/unreadable-rows'
import { toneOf } from '../../shared/device-state/status-tone'
import { HydrantActor, selectPopup } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'
import type { PopupDevice } from '../hydrant.types'

const HEIGHT_PX = 280

/** The popup of the marker: type, number and last report of every device, or that there is no data (spec 2 §2.3). */
export function PopupDevices() {
  const words = useMessages({ zhCN, en })
  const actor = HydrantActor.useActorRef()
  const state = HydrantActor.useSelector(selectPopup)
  const { rows: devices, dropped } = HydrantActor.useSelector(({ context }) => context.devices)
  return (
    <Stack gap="3" minWidth="220px" aria-busy={state === 'loading' ? true : undefined}>
      {state === 'loading' && devices.length === 0 ? <LoadingState compact /> : null}
      {state === 'failed' ? (
        <FailedState compact title={words.devicesFailed} onRetry={() => actor.send({ type: 'popup.open' })} />
      ) : null}
      {state === 'empty' ? <Text color="fg.muted">{words.noData}</Text> : null}
      <UnreadableRows count={dropped} />
      {devices.length === 0 ? null : (
        <Stack as="ul" gap="3" listStyleType="none" m="0" p="0" maxHeight={`${HEIGHT_PX}px`} overflowY="auto">
          {devices.map((device) => (
            <Device key={device.key} device={device} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function Device({ device: { id, equipmentType, sensorNumber, reportedAt, status } }: { device: PopupDevice }) {
  const words = useMessages({ zhCN, en })
  const actor = HydrantActor.useActorRef()
  return (
    <Box as="li" fontSize="sm" overflowWrap="anywhere">
      <Flex align="center" gap="2">
        <Text fontWeight="semibold" flex="1">
          {equipmentType ?? NO_VALUE}
        </Text>
        <StatusBadge tone={status === null ? 'info' : toneOf(status)} size="sm">
          {status === null ? words.unknownStatus : words.status[status]}
        </StatusBadge>
        {id === null ? null : (
          <Button
            size="sm"
            variant="link"
            aria-label={words.realtimeOf(sensorNumber ?? words.thisDevice)}
            onClick={() => actor.send({ type: 'realtime.open', sensorId: id })}
          >
            {words.realtime}
          </Button>
        )}
      </Flex>
      <Text textStyle="num">{sensorNumber ?? NO_VALUE}</Text>
      <Text textStyle="num" color="fg.muted" fontSize="xs">
        {reportedAt === null ? words.noData : `${words.reportedAt} ${formatDateTime(reportedAt)}`}
      </Text>
    </Box>
  )
}
