import { Box, Flex, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button } from '@smart-fire/ui'
import type { PlanViewportHandle } from '@smart-fire/ui/viewport'
import { Lock } from 'lucide-react'
import type { RefObject } from 'react'
import { nameOf, numberOf } from '../device-names'
import { markOf, rounded } from '../marks'
import { PlanEditorActor, selectBusy } from '../plan-editor.actor'
import * as catalogue from '../plan-editor.messages'
import type { EditorDevice } from '../plan-editor.types'

/** One device: a click selects it and shows it on the plan. */
export function DeviceItem({ device, handle }: { device: EditorDevice; handle: RefObject<PlanViewportHandle | null> }) {
  const words = useMessages(catalogue)
  const actor = PlanEditorActor.useActorRef()
  const isSelected = PlanEditorActor.useSelector(({ context }) => context.selected === device.key)
  const mark = PlanEditorActor.useSelector(({ context }) => markOf(context, device.key))
  const isChanged = PlanEditorActor.useSelector(({ context }) => device.key in context.moved)
  const isBusy = PlanEditorActor.useSelector(selectBusy)
  const select = () => {
    actor.send({ type: 'device.select', key: device.key })
    if (mark === null) return
    handle.current?.centreOn(device.key)
    handle.current?.focus()
  }
  const place = () => {
    const centre = handle.current?.centre()
    if (centre === undefined) return
    actor.send({ type: 'mark.put', key: device.key, mark: { x: rounded(centre.x), y: rounded(centre.y) }, isNudge: false })
    // the arrow keys move it from here
    handle.current?.focus()
  }
  return (
    <Box borderRadius="md" bg={isSelected ? 'bg.selected' : undefined} borderStartWidth="3px" borderColor={isSelected ? 'accent.solid' : 'transparent'}>
      <Flex
        as="button" direction="column" width="full" gap="0.5" px="3" py="2" textAlign="start" cursor="pointer" color="fg.default" aria-pressed={isSelected} onClick={select} borderRadius="md"
        _hover={{ bg: isSelected ? undefined : 'bg.hover' }} _focusVisible={{ outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-2px' }}
      >
        <Flex as="span" width="full" align="center" gap="2">
          <Text as="span" flex="1" minWidth="0" fontWeight={isSelected ? 'semibold' : 'medium'} overflowWrap="anywhere">{nameOf(device, words)}</Text>
          {isChanged ? <Text as="span" fontSize="xs" color="tone.fault.fg" flexShrink="0">{words.changed}</Text> : null}
          {device.mayMove ? null : <Flex as="span" align="center" gap="1" fontSize="xs" color="fg.muted" flexShrink="0"><Lock size={12} aria-hidden="true" />{words.locked}</Flex>}
        </Flex>
        <Text as="span" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {[device.equipmentType, device.position === null ? null : numberOf(device, words), device.channelName].filter(Boolean).join(' · ')}
        </Text>
      </Flex>
      {isSelected && device.mayMove ? (
        <Flex px="3" pb="2">
          {mark === null ? <Button size="sm" disabled={isBusy} onClick={place}>{words.place}</Button> : (
            <Button size="sm" disabled={isBusy} onClick={() => actor.send({ type: 'mark.put', key: device.key, mark: null, isNudge: false })}>{words.remove}</Button>
          )}
        </Flex>
      ) : null}
    </Box>
  )
}
