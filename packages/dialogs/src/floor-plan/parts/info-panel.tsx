import { shallowEqual } from '@xstate/react'
import { Tabs } from '@smart-fire/ui'
import { Stack } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { PictureOf } from '../../shared/parts/picture-of'
import { SidePanel } from '../../shared/parts/side-panel'
import { dataStateOf } from '../../regions/data-state-of'
import { FloorPlanActor, selectBurning } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'
import { AlarmFloors } from './alarm-floors'
import { ContactPart } from './contact-part'
import { PlaceCounts } from './place-counts'
import { RecordList } from './record-list'
import { SensorTypes } from './sensor-types'

const PANEL_WIDTH_PX = 320

/** The right panel: a tab about the floor and a tab about the building (spec 2 §2.1). */
export function InfoPanel() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const collapsed = FloorPlanActor.useSelector(({ value }) => value.panel === 'collapsed')
  const tab = FloorPlanActor.useSelector(({ value }) => (value.panel === 'collapsed' ? 'floorInfo' : value.panel.open))
  if (collapsed) return null
  return (
    <SidePanel label={words.panel} widthPx={PANEL_WIDTH_PX}>
      <Tabs
        label={words.panel}
        value={tab}
        onChange={(value) =>
          actor.send({ type: 'panel.show', tab: value === 'buildingInfo' ? 'buildingInfo' : 'floorInfo' })
        }
        items={[
          { value: 'floorInfo', label: words.floorInfo, content: <FloorInfo /> },
          { value: 'buildingInfo', label: words.buildingInfo, content: <BuildingInfo /> },
        ]}
      />
    </SidePanel>
  )
}

function FloorInfo() {
  const state = FloorPlanActor.useSelector(({ value }) => dataStateOf(value.floorData))
  const data = FloorPlanActor.useSelector(({ context }) => context.floorData)
  return (
    <Stack gap="6">
      <FirePicture />
      <PlaceCounts state={state} data={data} notEnabled={({ unplaced }) => unplaced.notEnabled} of="floorInfo" />
      {data === null ? null : <SensorTypes types={data.types} />}
      <RecordList />
    </Stack>
  )
}

/** The camera at the device in question, else on the floor; only while the floor has an alarm. */
function FirePicture() {
  const place = FloorPlanActor.useSelector(selectBurning, shallowEqual)
  return place === null ? null : <PictureOf place={place} />
}

function BuildingInfo() {
  const state = FloorPlanActor.useSelector(({ value }) => dataStateOf(value.wholeData))
  const data = FloorPlanActor.useSelector(({ context }) => context.wholeData)
  return (
    <Stack gap="6">
      <AlarmFloors />
      <PlaceCounts state={state} data={data} notEnabled={({ unplaced }) => unplaced.allNotEnabled} of="buildingInfo" />
      <ContactPart />
    </Stack>
  )
}
