import { Flex, Text } from '@chakra-ui/react'
import { floorName } from '@smart-fire/api-client'
import { useMessages } from '@smart-fire/dialogs/provider'
import { LiveRegion } from '@smart-fire/ui'
import { SwitchField } from '@smart-fire/ui/form'
import { PlanViewport, type PlanMarker, type PlanViewportHandle, type Point } from '@smart-fire/ui/viewport'
import { useMemo, useState, type KeyboardEvent, type RefObject } from 'react'
import { nameOf } from '../device-names'
import { keyMove } from '../key-move'
import { markOf, rounded } from '../marks'
import { PlanEditorActor, selectBusy } from '../plan-editor.actor'
import * as catalogue from '../plan-editor.messages'
import type { PlanEditorMessages } from '../plan-editor.messages'
import type { EditedFloor, EditorPlan, Mark } from '../plan-editor.types'

/** With more devices the names would cover the plan. */
const MOST_NAMES = 60

/**
 * The published picture. Marks show places and no states, because the editor does not follow the alarm link: a mark that looks like a
 * live one would lie. The selected device is moved by a drag or by the arrow keys; one without a mark is put by a click.
 */
export default function EditedPicture({ floor, plan, handle }: { floor: EditedFloor; plan: EditorPlan; handle: RefObject<PlanViewportHandle | null> }) {
  const words = useMessages(catalogue)
  const actor = PlanEditorActor.useActorRef()
  const moved = PlanEditorActor.useSelector(({ context }) => context.moved)
  const selectedKey = PlanEditorActor.useSelector(({ context }) => context.selected)
  const isBusy = PlanEditorActor.useSelector(selectBusy)
  const [showNames, setShowNames] = useState(floor.devices.length <= MOST_NAMES)
  const { devices } = floor
  const markers = useMemo(
    () => devices.flatMap((device): PlanMarker[] => {
      const mark = markOf({ base: floor, moved }, device.key)
      return mark === null ? [] : [{ id: device.key, ...mark, tone: device.mayMove ? 'info' : 'notEnabled', label: nameOf(device, words) }]
    }),
    [devices, floor, moved, words],
  )
  const selected = devices.find(({ key }) => key === selectedKey)
  const mark = selected ? markOf({ base: floor, moved }, selected.key) : null
  const mayMove = selected?.mayMove === true && !isBusy
  const put = (key: string, to: Mark | null, isNudge = false) =>
    actor.send({ type: 'mark.put', key, mark: to && { x: rounded(Math.min(Math.max(to.x, 0), plan.width)), y: rounded(Math.min(Math.max(to.y, 0), plan.height)) }, isNudge })

  const press = (event: KeyboardEvent) => {
    if (selected === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const move = mark === null || !mayMove ? null : keyMove(event, plan)
    if (move && mark) put(selected.key, { x: mark.x + move.x, y: mark.y + move.y }, true)
    else if (event.key === 'Delete' && mark && mayMove) put(selected.key, null)
    else if (event.key === 'Escape') actor.send({ type: 'device.select', key: null })
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const pressPlan = (at: Point) => {
    if (selected && mark === null && mayMove) put(selected.key, at)
    else actor.send({ type: 'device.select', key: null })
  }
  const hint = selected === undefined ? words.unitNote : hintFor(selected.mayMove, mark, nameOf(selected, words), words)
  return (
    <Flex direction="column" height="full" minHeight="0">
      <Flex align="center" gap="4" px="4" py="1.5" minHeight="10">
        <Text flex="1" minWidth="0" fontSize="sm" color={selected ? 'fg.default' : 'fg.muted'} textStyle="num" truncate title={hint}>{hint}</Text>
        <SwitchField label={words.labels} checked={showNames} onChange={setShowNames} />
      </Flex>
      {/* the keys of the selected device come before those of the plan */}
      <div style={{ flex: 1, minHeight: 0, cursor: selected && mark === null ? 'crosshair' : undefined }} onKeyDownCapture={press} data-escape={selected ? 'own' : undefined}>
        <PlanViewport
          ref={handle} key={plan.id} picture={plan.url} markers={markers} label={words.planOf(words.placeOf(floor.buildingName ?? '', floorName(floor.floor)))}
          summary={words.summary(markers.length, devices.length - markers.length)} keys={words.planKeys} showLabels={showNames}
          openMarker={mark === null ? null : selectedKey} onMarkerOpen={(key) => actor.send({ type: 'device.select', key })}
          isMovable={(key) => !isBusy && devices.some((device) => device.key === key && device.mayMove)}
          onMarkerMove={(key, to) => put(key, to)} onPlanPress={pressPlan}
        />
      </div>
      <LiveRegion>{selected ? hint : ''}</LiveRegion>
    </Flex>
  )
}

function hintFor(mayMove: boolean, mark: Mark | null, name: string, words: PlanEditorMessages): string {
  if (!mayMove) return words.hintLocked(name)
  if (mark === null) return words.hintPlace(name)
  return [words.at(name, Math.round(mark.x), Math.round(mark.y)), words.hintMove(name)].join(' · ')
}
