import { Flex, SimpleGrid } from '@chakra-ui/react'
import type { ListedRecord } from '@smart-fire/api-client/records'
import { useMessages } from '@smart-fire/dialogs/provider'
import { SlidePanel, WarningBar } from '@smart-fire/ui'
import { PanelPart, type PanelProps } from '../../../screens'
import { AlarmFacts } from './alarm-facts'
import * as catalogue from './event-panel.messages'
import { CameraOfRecord } from './camera-of-record'
import { PanelActs } from './panel-acts'
import { PlaceFacts } from './place-facts'
import { RecordNotices } from './record-notices'
import { RecordTimeline } from './record-timeline.view'

/** The panel of one record: its facts, the building and its contact, the history, who was told outside the watch desk, and buttons to handle and locate it. */
export function EventPanel({ row, isListed, onClose, onChanged }: PanelProps<ListedRecord>) {
  const words = useMessages(catalogue)
  return (
    <SlidePanel
      open onClose={onClose} title={[row.buildingName ?? row.hydrantName, row.position].filter(Boolean).join(' ') || words.facts}
      subtitle={row.alarmType ?? undefined} actions={<PanelActs record={row} onChanged={onChanged} />}
    >
      {isListed || row.handled ? null : <WarningBar>{words.left}</WarningBar>}
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
        <PanelPart title={words.facts}><AlarmFacts record={row} /></PanelPart>
        <Flex direction="column" gap="6">
          <PanelPart title={words.camera}><CameraOfRecord record={row} /></PanelPart>
          <PanelPart title={words.place}><PlaceFacts record={row} /></PanelPart>
          <PanelPart title={words.timeline}><RecordTimeline record={row} /></PanelPart>
          <PanelPart title={words.notices}><RecordNotices record={row} /></PanelPart>
        </Flex>
      </SimpleGrid>
    </SlidePanel>
  )
}
