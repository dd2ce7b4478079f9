import { Stack } from '@chakra-ui/react'
import { Tabs } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { SidePanel } from '../../shared/side-panel'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'
import {
  selectCollapsed,
  selectFloorData,
  selectFloorDataState,
  selectTab,
  selectWholeData,
  selectWholeDataState,
} from '../floor-plan.selectors'
import { AlarmFloors } from './alarm-floors'
import { ContactPart } from './contact-part'
import { PlaceCounts } from './place-counts'
import { RecordList } from './record-list'
import { SensorTypes } from './sensor-types'

const PANEL_WIDTH_PX = 320

/** The right panel: figures of the floor, or of the building (spec 2 §2.1). */
export function InfoPanel() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const collapsed = FloorPlanActor.useSelector(selectCollapsed)
  const tab = FloorPlanActor.useSelector(selectTab)
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
  const place = FloorPlanActor.useSelector(selectFloorDataState)
  const data = FloorPlanActor.useSelector(selectFloorData)
  return (
    <Stack gap="6">
      <PlaceCounts place={place} data={data} notEnabled={({ unplaced }) => unplaced.notEnabled} of="floorInfo" />
      {data === null ? null : <SensorTypes types={data.types} />}
      <RecordList />
    </Stack>
  )
}

function BuildingInfo() {
  const place = FloorPlanActor.useSelector(selectWholeDataState)
  const data = FloorPlanActor.useSelector(selectWholeData)
  return (
    <Stack gap="6">
      <AlarmFloors />
      <PlaceCounts place={place} data={data} notEnabled={({ unplaced }) => unplaced.allNotEnabled} of="buildingInfo" />
      <ContactPart />
    </Stack>
  )
}
