import { SimpleGrid, Stack } from '@chakra-ui/react'
import { RECORD_KIND } from '@smart-fire/api-client'
import type { OutdoorSensor } from '@smart-fire/api-client/water'
import { useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, formatDateTime, SlidePanel, WarningBar } from '@smart-fire/ui'
import { factsOf, fieldName, PanelPart, type PanelProps } from '../../../../screens'
import { DeviceChanges } from '../../device-management/device-changes'
import { DeviceRecords } from '../../device-management/device-records'
import { batteryCell, sensorName, stateCell } from './sensor-cells'
import { SensorInstallation } from './sensor-installation'
import * as catalogue from './sensor-panel.messages'
import * as screen from './sensors.messages'

/** The panel of a sensor of a hydrant: its facts, its first data and installation reports, its latest records, and what users have changed. */
export function SensorPanel({ row, onClose }: PanelProps<OutdoorSensor>) {
  const words = useMessages(catalogue)
  return (
    <SlidePanel open onClose={onClose} title={sensorName(row)} subtitle={row.hydrantName ?? undefined}>
      {row.refusedAt === null ? null : <WarningBar>{words.stillReports}</WarningBar>}
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
        <Stack gap="6" minWidth="0">
          <PanelPart title={words.facts}><SensorFacts sensor={row} /></PanelPart>
          <PanelPart title={words.records}><DeviceRecords device={row} kind={RECORD_KIND.hydrant} /></PanelPart>
        </Stack>
        <Stack gap="6" minWidth="0">
          <SensorInstallation sensor={row} />
          <PanelPart title={words.changes}><DeviceChanges device={row} of={screen} /></PanelPart>
        </Stack>
      </SimpleGrid>
    </SlidePanel>
  )
}

function SensorFacts({ sensor }: { sensor: OutdoorSensor }) {
  const names = useMessages(screen)
  const fact = factsOf(names)
  return (
    <DescriptionList
      items={[
        { id: 'state', term: fieldName(names, 'state'), value: stateCell(sensor, names) },
        fact('sensorNumber', sensor.sensorNumber, { copied: true }),
        fact('hydrantName', sensor.hydrantName, { copied: true }),
        fact('manufacturer', sensor.manufacturer),
        fact('equipmentType', sensor.equipmentType),
        fact('model', sensor.model),
        { id: 'battery', term: fieldName(names, 'battery'), value: batteryCell(sensor, names) },
        fact('signal', sensor.signal === null ? null : `${sensor.signal} ${names.units.signal}`),
        fact('lastReportAt', formatDateTime(sensor.lastReportAt)),
        ...(sensor.stopped ? [fact('reason', sensor.stopReason)] : []),
        fact('updatedAt', formatDateTime(sensor.updatedAt)),
      ]}
    />
  )
}
