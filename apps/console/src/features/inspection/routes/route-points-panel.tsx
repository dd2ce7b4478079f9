import { Stack, Text } from '@chakra-ui/react'
import { floorName } from '@smart-fire/api-client'
import { ROUTE_KIND, type InspectionRoute } from '@smart-fire/api-client/inspection'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, SlidePanel, useToasts, WarningBar } from '@smart-fire/ui'
import { useState } from 'react'
import { useAskBeforeUnload } from '../../../lib/use-ask-before-unload'
import { LoadedArea, PanelPart, useRights, type PanelProps } from '../../../screens'
import { RouteOrder } from './route-order'
import * as catalogue from './route-panel.messages'
import { RoutePick, type PickedPlace } from './route-pick'
import { RoutePicture } from './route-picture'
import type { RoutePoint } from './route-points'
import { useRouteDraft } from './use-route-draft'

const NOWHERE: PickedPlace = { buildingId: null, floor: null, unitId: null }

/** The panel of a route: its facilities in their order, drawn on the plan or the map, and those that can be added. */
export function RoutePointsPanel({ row, onClose, onChanged }: PanelProps<InspectionRoute>) {
  const words = useMessages(catalogue)
  const toasts = useToasts()
  const draft = useRouteDraft(row, () => {
    toasts.success({ message: words.saved })
    onChanged()
    onClose()
  })
  const { route, loaded, missing, isRead, isDirty, isConflict, busy, problem } = draft
  // what is saved replaces the whole route: facilities that could not be read would be taken off
  const mayEdit = useRights('inspectionManagement/inspectionRoute')('btn_edit') && missing === 0 && isRead
  useAskBeforeUnload(isDirty)
  return (
    <SlidePanel
      open onClose={onClose} width="medium" title={route.name ?? route.id} subtitle={words.title} dirty={isDirty} locked={busy}
      footer={mayEdit ? <Button variant="solid" disabled={!isDirty || busy || isConflict} loading={busy} onClick={() => void draft.save()}>{words.save}</Button> : undefined}
    >
      <LoadedArea loaded={loaded} name={words.facilities}>
        {(loadedPoints) => (
          <Stack gap="5">
            {isConflict ? (
              <>
                <WarningBar>{words.conflict}</WarningBar>
                <Stack direction="row" wrap="wrap" gap="2">
                  <Button variant="solid" disabled={busy} onClick={() => void draft.goOn('mine')}>{words.keepMine}</Button>
                  <Button disabled={busy} onClick={() => void draft.goOn('theirs')}>{words.takeTheirs}</Button>
                </Stack>
              </>
            ) : null}
            {problem === null ? null : <WarningBar>{problem}</WarningBar>}
            {missing === 0 ? null : <WarningBar>{words.incomplete(missing)}</WarningBar>}
            {isRead ? null : <WarningBar>{words.unread}</WarningBar>}
            {!isDirty ? null : <Text fontSize="sm" color="fg.muted">{words.unsaved}</Text>}
            <Arrangement points={draft.points ?? loadedPoints} isOutdoor={route.kind === ROUTE_KIND.outdoor} readOnly={!mayEdit} onChange={draft.change} />
          </Stack>
        )}
      </LoadedArea>
    </SlidePanel>
  )
}

function Arrangement({ points, isOutdoor, readOnly, onChange }: { points: readonly RoutePoint[]; isOutdoor: boolean; readOnly: boolean; onChange: (points: RoutePoint[]) => void }) {
  const words = useMessages(catalogue)
  const [picked, setPicked] = useState<PickedPlace>(NOWHERE)
  const [first] = points
  // a building without a chosen floor has nothing to draw: the floor of the first facility is one of another building
  const { buildingId = null, floor = null } = (picked.floor === null ? first : picked) ?? {}
  const building = points.find((point) => point.buildingId === buildingId)?.buildingName
  return (
    <>
      <PanelPart title={words.order}>
        {readOnly ? null : <Text fontSize="sm" color="fg.muted">{words.hint}</Text>}
        <RouteOrder points={points} readOnly={readOnly} onChange={onChange} />
      </PanelPart>
      <PanelPart title={isOutdoor || floor === null ? words.picture : words.pictureOf([building, floorName(floor)].filter(Boolean).join(' '))}>
        <RoutePicture points={points} isOutdoor={isOutdoor} buildingId={buildingId} floor={floor} />
      </PanelPart>
      {readOnly ? null : (
        <PanelPart title={words.pick}>
          <RoutePick isOutdoor={isOutdoor} place={picked} onPlace={setPicked} taken={new Set(points.map(({ id }) => id))} onAdd={(added) => onChange([...points, ...added])} />
        </PanelPart>
      )}
    </>
  )
}
