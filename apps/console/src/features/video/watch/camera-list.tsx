import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { Camera } from '@smart-fire/api-client/cameras'
import { useMessages } from '@smart-fire/dialogs/provider'
import { EmptyState, SelectField, StatusMark, TextField, WarningBar } from '@smart-fire/ui'
import { useMemo, useState } from 'react'
import { isClickWithoutPointer } from '../../../lib/is-click-without-pointer'
import { nameOfCamera } from '../../../lib/video/name-of-camera'
import { buildingsOf, groupNamesOf, isOnline, toneOf } from './all-cameras'
import * as catalogue from './watch.messages'

/** What a dragged camera carries. */
export const DRAGGED = 'application/x-smart-fire-camera'

interface CameraListProps {
  cameras: readonly Camera[]
  /** how many more there are, which could not be read */
  unread: number
  shown: readonly (string | null)[]
  /** the number of the pane that a camera goes into, from 1 */
  pane: number
  onPut: (id: string) => void
}

/** The cameras by building, online ones first, of one group or of all. A double click, Enter, or the click of a screen reader puts one into the selected pane; each can be dragged into any. */
export function CameraList({ cameras, unread, shown, pane, onPut }: CameraListProps) {
  const words = useMessages(catalogue)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState('')
  const groups = useMemo(() => groupNamesOf(cameras), [cameras])
  // the last camera of the chosen group may be gone
  const group = groups.includes(chosen) ? chosen : ''
  const buildings = useMemo(() => buildingsOf(cameras, { search, group }), [cameras, search, group])
  return (
    <Stack as="section" aria-label={words.cameras} gap="2" minHeight="0" height="full">
      <TextField label={words.search} hideLabel placeholder={words.search} value={search} onChange={setSearch} />
      {groups.length > 0 ? (
        <SelectField label={words.group} hideLabel value={group} onChange={setChosen} options={[{ value: '', label: words.everyGroup }, ...groups.map((name) => ({ value: name, label: name }))]} />
      ) : null}
      <Text fontSize="xs" color="fg.muted" textStyle="num">{words.online(cameras.filter(isOnline).length, cameras.length)}</Text>
      {unread > 0 ? <WarningBar>{words.notListed(unread)}</WarningBar> : null}
      <Box flex="1" minHeight="0" overflowY="auto" tabIndex={-1}>
        {buildings.length === 0 ? <NoCamera isFiltered={cameras.length > 0} unread={unread} /> : null}
        {buildings.map((building) => (
          <Box as="section" key={building.name} aria-label={building.name} mb="3">
            <Text fontSize="xs" fontWeight="600" color="fg.muted" px="2" py="1" position="sticky" top="0" bg="bg.surface">{building.name}</Text>
            <Box as="ul" listStyleType="none" m="0" p="0">
              {building.cameras.map((camera) => <Line key={camera.id} camera={camera} isShown={shown.includes(camera.id)} pane={pane} onPut={onPut} />)}
            </Box>
          </Box>
        ))}
      </Box>
    </Stack>
  )
}

/** Where there are cameras that could not be read, it is not said that there is none. */
function NoCamera({ isFiltered, unread }: { isFiltered: boolean; unread: number }) {
  const words = useMessages(catalogue)
  if (isFiltered) return <EmptyState title={words.nothingFound} />
  return unread > 0 ? null : <EmptyState title={words.none}>{words.noneHint}</EmptyState>
}

function Line({ camera, isShown, pane, onPut }: { camera: Camera; isShown: boolean; pane: number; onPut: (id: string) => void }) {
  const words = useMessages(catalogue)
  const name = nameOfCamera(camera)
  const tone = toneOf(camera)
  const state = words.states[tone]
  // the building stands above
  const short = camera.buildingName !== null && name.startsWith(camera.buildingName) ? name.slice(camera.buildingName.length).trim() || name : name
  return (
    <li>
      <Flex
        as="button" role="button" draggable align="center" gap="2" width="full" px="2" py="1.5" textAlign="start" borderRadius="sm" cursor="grab" fontSize="sm" fontWeight={isShown ? '600' : undefined}
        color={isOnline(camera) ? undefined : 'fg.muted'} bg={isShown ? 'bg.selected' : undefined} _hover={{ bg: 'bg.hover' }} _focusVisible={{ outline: '2px solid', outlineColor: 'border.focus' }}
        aria-label={words.put(name, pane, state)} aria-pressed={isShown} title={`${name}\n${camera.number ?? ''}`}
        onDoubleClick={() => onPut(camera.id)}
        onKeyDown={(event: React.KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          // a key that is held puts it once: it would go on into the next panes, and take their cameras away
          if (!event.repeat) onPut(camera.id)
        }}
        // Firefox sends a click when the space bar is let go: the camera would be put twice
        onKeyUp={(event: React.KeyboardEvent) => event.key === ' ' && event.preventDefault()}
        onClick={(event: React.MouseEvent) => isClickWithoutPointer(event) && onPut(camera.id)}
        onDragStart={(event: React.DragEvent) => event.dataTransfer.setData(DRAGGED, camera.id)}
      >
        <StatusMark tone={tone} size={12} />
        <Text flex="1" minWidth="0" truncate>{short}</Text>
        {state === null ? null : <Text fontSize="xs" flex="none" color={tone === 'alarm' || tone === 'fault' ? `tone.${tone}.fg` : undefined}>{state}</Text>}
      </Flex>
    </li>
  )
}
