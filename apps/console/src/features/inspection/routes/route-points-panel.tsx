import { Stack, Text } from '@chakra-ui/react'
import { inspection, ROUTE_KIND, type InspectionRoute } from '@smart-fire/api-client/inspection'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, SlidePanel, useToasts, WarningBar } from '@smart-fire/ui'
import { useState } from 'react'
import { useAskBeforeUnload } from '../../../lib/use-ask-before-unload'
import { demandRead, hasRead, LoadedArea, PanelPart, refusalOf, useLoaded, useRights, type PanelProps } from '../../../screens'
import { RouteOrder } from './route-order'
import * as catalogue from './route-panel.messages'
import { RoutePick, type PickedPlace } from './route-pick'
import { RoutePicture } from './route-picture'
import { isSameOrder, loadRoutePoints, missingPoints, orderOnTop, type RoutePoint } from './route-points'

const NOWHERE: PickedPlace = { buildingId: null, floor: null, unitId: null }

/** The panel of a route: its facilities in their order, drawn on the plan or the map, and those that can be added. */
export function RoutePointsPanel({ row, onClose, onChanged }: PanelProps<InspectionRoute>) {
  const words = useMessages(catalogue)
  const client = useClient()
  // the row may be refreshed behind the panel: what was read with the points is what is changed
  const [route, setRoute] = useState(row)
  const loaded = useLoaded<RoutePoint[], { id: string }>({ load: (_, signal) => loadRoutePoints(client, row, signal), query: { id: route.id } })
  // after a conflict: the facilities as another user has saved them
  const [theirs, setTheirs] = useState<RoutePoint[] | null>(null)
  const saved = theirs ?? loaded.value
  const missing = saved === null ? 0 : missingPoints(route, saved)
  // name and kind have to be sent with the facilities: a default would be written over them
  const isRead = hasRead(route, 'name', 'kind')
  // what is saved replaces the whole route: facilities that could not be read would be taken off
  const mayEdit = useRights('inspectionManagement/inspectionRoute')('btn_edit') && missing === 0 && isRead
  const [changed, setChanged] = useState<RoutePoint[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [isConflict, setIsConflict] = useState(false)
  const isDirty = changed !== null && saved !== null && !isSameOrder(changed, saved)
  useAskBeforeUnload(isDirty)
  const toasts = useToasts()
  const save = async () => {
    if (changed === null) return
    setBusy(true)
    setProblem(null)
    try {
      const { name, kind, id, version } = demandRead(route, 'name', 'kind')
      await client.with(inspection).routes.update(id, { name, kind, facilityIds: changed.map((point) => point.id) }, { version })
      toasts.success({ message: words.saved })
      onChanged()
      onClose()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.kind === 'conflict') setIsConflict(true)
      else setProblem(refusal.message ?? words.noResponse)
      setBusy(false)
    }
  }
  /** After a conflict: goes on from what another user has saved, with or without the own changes. */
  const goOn = async (mine: RoutePoint[] | null) => {
    setBusy(true)
    setProblem(null)
    try {
      const newest = await client.with(inspection).routes.get(route.id)
      const points = await loadRoutePoints(client, newest)
      setRoute(newest)
      setTheirs(points)
      setChanged(mine && orderOnTop(saved ?? [], mine, points))
      setIsConflict(false)
    } catch (error) {
      setProblem(refusalOf(error).message ?? words.noResponse)
    }
    setBusy(false)
  }
  return (
    <SlidePanel
      open onClose={onClose} width="medium" title={route.name ?? route.id} subtitle={words.title} dirty={isDirty} locked={busy}
      footer={mayEdit ? <Button variant="solid" disabled={!isDirty || busy || isConflict} loading={busy} onClick={() => void save()}>{words.save}</Button> : undefined}
    >
      <LoadedArea loaded={loaded} name={words.facilities}>
        {(points) => (
          <Stack gap="5">
            {isConflict ? (
              <>
                <WarningBar>{words.conflict}</WarningBar>
                <Stack direction="row" wrap="wrap" gap="2">
                  <Button variant="solid" disabled={busy} onClick={() => void goOn(changed)}>{words.keepMine}</Button>
                  <Button disabled={busy} onClick={() => void goOn(null)}>{words.takeTheirs}</Button>
                </Stack>
              </>
            ) : null}
            {problem === null ? null : <WarningBar>{problem}</WarningBar>}
            {missing === 0 ? null : <WarningBar>{words.incomplete(missing)}</WarningBar>}
            {isRead ? null : <WarningBar>{words.unread}</WarningBar>}
            {!isDirty ? null : <Text fontSize="sm" color="fg.muted">{words.unsaved}</Text>}
            <Arrangement points={changed ?? theirs ?? points} isOutdoor={route.kind === ROUTE_KIND.outdoor} readOnly={!mayEdit} onChange={setChanged} />
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
  const buildingId = picked.buildingId ?? first?.buildingId ?? null
  const floor = picked.floor ?? first?.floor ?? null
  const building = points.find((point) => point.buildingId === buildingId)?.buildingName
  return (
    <>
      <PanelPart title={words.order}>
        {readOnly ? null : <Text fontSize="sm" color="fg.muted">{words.hint}</Text>}
        <RouteOrder points={points} readOnly={readOnly} onChange={onChange} />
      </PanelPart>
      <PanelPart title={isOutdoor || floor === null ? words.picture : words.pictureOf([building, `${floor}F`].filter(Boolean).join(' '))}>
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
