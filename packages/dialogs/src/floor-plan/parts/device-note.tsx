import { Button } from '@smart-fire/ui'
import { Flex, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { FloorPlanActor, selectDeviceNote } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'

/** One line about the device that the dialog was opened for, as long as it is not pointed out on the plan. */
export function DeviceNote() {
  const words = useMessages({ zhCN, en })
  const note = FloorPlanActor.useSelector(selectDeviceNote)
  if (note === null) return null
  const isSerious = note === 'failed' || note === 'nowhere'
  return (
    <Flex
      role="status"
      align="center"
      wrap="wrap"
      gap="3"
      mx="4"
      mt="4"
      mb="-2"
      px="3"
      py="2"
      borderWidth="1px"
      borderColor={isSerious ? 'tone.fault.border' : 'border.strong'}
      bg={isSerious ? 'tone.fault.subtle' : undefined}
      borderRadius="md"
      fontSize="sm"
    >
      <Text flex="1">{words.deviceNote[note]}</Text>
      <Act note={note} />
    </Flex>
  )
}

function Act({ note }: { note: ReturnType<typeof selectDeviceNote> }) {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const sensorId = FloorPlanActor.useSelector(({ context }) => context.sensorId)
  if (note === 'failed') {
    return (
      <Button size="sm" onClick={() => actor.send({ type: 'data.refresh' })}>
        {words.retry}
      </Button>
    )
  }
  if (sensorId === null || note === 'finding') return null
  return (
    <Button size="sm" onClick={() => actor.send({ type: 'realtime.open', sensorId })}>
      {words.viewRealtime}
    </Button>
  )
}
