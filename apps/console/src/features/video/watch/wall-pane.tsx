import { Flex, Text } from '@chakra-ui/react'
import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { Camera } from '@smart-fire/api-client/cameras'
import { useMessages } from '@smart-fire/dialogs/provider'
import { IconButton } from '@smart-fire/ui'
import { Maximize2, Minimize2, X } from 'lucide-react'
import { useRef } from 'react'
import { CameraStream } from '../../../lib/video/camera-stream'
import { nameOfCamera } from '../../../lib/video/name-of-camera'
import { PICTURE } from '../../../lib/video/picture-colours'
import { StreamBar } from '../../../lib/video/stream-bar'
import { DRAGGED } from './camera-list'
import { CameraControl } from './control/camera-control'
import * as catalogue from './watch.messages'

const DRAGGED_PANE = 'application/x-smart-fire-pane'

interface WallPaneProps {
  index: number
  camera: Camera | null
  isSelected: boolean
  isEnlarged: boolean
  /** another pane fills the wall */
  isHidden: boolean
  onSelect: () => void
  onPut: (cameraId: string) => void
  onSwap: (from: number) => void
  onEnlarge: () => void
  onClose: () => void
}

/** One pane of the wall: the small stream of its camera in the grid, the large one when it fills the wall. */
export function WallPane({ index, camera, isSelected, isEnlarged, isHidden, onSelect, onPut, onSwap, onEnlarge, onClose }: WallPaneProps) {
  const words = useMessages(catalogue)
  const number = index + 1
  const name = camera && nameOfCamera(camera)
  const isAlarm = camera?.status === SENSOR_STATUS.alarm
  const pane = useRef<HTMLDivElement>(null)
  // the pressed button goes away with the picture
  const fromPane = (act: () => void) => () => {
    pane.current?.focus()
    act()
  }
  return (
    <Flex
      ref={pane}
      role="group" aria-label={name === null ? words.pane(number) : words.paneOf(number, name)} aria-current={isSelected} tabIndex={isSelected ? 0 : -1} data-pane={index}
      display={isHidden ? 'none' : 'flex'} position="relative" minWidth="0" minHeight="0" overflow="hidden" bg={PICTURE.bg} color={PICTURE.muted} align="center" justify="center"
      // above the picture; a selected pane in alarm is seen by its width
      _after={{ content: '""', display: 'block', position: 'absolute', inset: '0', borderWidth: isSelected ? '3px' : isAlarm ? '2px' : '0', borderColor: isAlarm ? 'tone.alarm.solid' : PICTURE.selected, pointerEvents: 'none' }}
      draggable={camera !== null} onClick={onSelect} onDoubleClick={camera ? onEnlarge : undefined}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED_PANE, String(index))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const dropped = event.dataTransfer.getData(DRAGGED)
        const from = event.dataTransfer.getData(DRAGGED_PANE)
        if (dropped) onPut(dropped)
        else if (from) onSwap(Number(from))
      }}
    >
      {camera && isEnlarged && camera.controlAddress !== null ? <CameraControl key={camera.id} camera={camera} /> : null}
      {camera && name !== null ? (
        <CameraStream key={`${camera.id} ${isEnlarged ? 'large' : 'small'}`} id={camera.id} name={name} large={isEnlarged} offlineSince={camera.status === SENSOR_STATUS.offline ? camera.statusAt : null}>
          {(shown) => (
            <StreamBar name={name} shown={shown}>
              <IconButton size="sm" label={isEnlarged ? words.shrink : words.enlarge} icon={isEnlarged ? <Minimize2 size={14} aria-hidden /> : <Maximize2 size={14} aria-hidden />} onClick={fromPane(onEnlarge)} />
              <IconButton size="sm" label={words.close} icon={<X size={14} aria-hidden />} onClick={fromPane(onClose)} />
            </StreamBar>
          )}
        </CameraStream>
      ) : <Text fontSize="sm" px="4" textAlign="center">{isSelected ? words.empty : number}</Text>}
    </Flex>
  )
}
