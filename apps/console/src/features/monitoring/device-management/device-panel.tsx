import { chakra, Flex, SimpleGrid } from '@chakra-ui/react'
import type { ManagedDevice } from '@smart-fire/api-client/devices'
import { useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, formatDateTime, SlidePanel, WarningBar } from '@smart-fire/ui'
import { Link } from 'react-router'
import { factsOf, fieldName, PanelPart, useRights, type PanelProps } from '../../../screens'
import { pathOfDevice } from '../all-devices/path-of-device'
import { whereOf } from '../record-facts'
import { stateCell } from './device-cells'
import { DeviceChanges } from './device-changes'
import * as screen from './device-management.messages'
import * as catalogue from './device-panel.messages'
import { DeviceRecords } from './device-records'

/** The panel of a device: its facts, its latest abnormal records, and what users have changed. */
export function DevicePanel({ row, onClose }: PanelProps<ManagedDevice>) {
  const words = useMessages(catalogue)
  const place = whereOf({ ...row, hydrantName: null })
  return (
    <SlidePanel open onClose={onClose} title={[row.equipmentType, row.sensorNumber].filter(Boolean).join(' ')} subtitle={place || undefined} actions={<PageOfDevice id={row.id} />}>
      {row.refusedAt === null ? null : <WarningBar>{words.stillReports}</WarningBar>}
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
        <PanelPart title={words.facts}><DeviceFacts device={row} place={place} /></PanelPart>
        <Flex direction="column" gap="6">
          <PanelPart title={words.records}><DeviceRecords device={row} /></PanelPart>
          <PanelPart title={words.changes}><DeviceChanges device={row} /></PanelPart>
        </Flex>
      </SimpleGrid>
    </SlidePanel>
  )
}

/** Leads to the page of the device those who administer devices; the server checks again. */
function PageOfDevice({ id }: { id: string }) {
  const { page } = useMessages(catalogue)
  const mayOpen = useRights('adminSys/deviceManger')('btn_edit')
  return mayOpen ? <chakra.span color="accent.fg" fontSize="sm"><Link to={pathOfDevice(id)}>{page}</Link></chakra.span> : null
}

function DeviceFacts({ device, place }: { device: ManagedDevice; place: string }) {
  const words = useMessages(catalogue)
  const names = useMessages(screen)
  const fact = factsOf(names)
  return (
    <DescriptionList
      items={[
        { id: 'state', term: fieldName(names, 'state'), value: stateCell(device, names) },
        fact('sensorNumber', device.sensorNumber, { copied: true }),
        fact('manufacturer', device.manufacturer),
        fact('equipmentType', device.equipmentType),
        fact('model', device.model),
        fact('place', place, { term: words.place, copied: true }),
        fact('lastReportAt', formatDateTime(device.lastReportAt)),
        ...(device.stopped ? [fact('reason', device.stopReason, { term: words.reason })] : []),
        ...(device.refusedAt === null ? [] : [fact('refused', formatDateTime(device.refusedAt), { term: words.refused })]),
        fact('updatedAt', formatDateTime(device.updatedAt)),
      ]}
    />
  )
}
