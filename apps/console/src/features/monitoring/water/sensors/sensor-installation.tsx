import { Text } from '@chakra-ui/react'
import { isApiError } from '@smart-fire/api-client'
import { water, type Installation, type InstallationReport, type OutdoorSensor } from '@smart-fire/api-client/water'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, formatDateTime, formatMeasurement, NO_VALUE, WarningBar } from '@smart-fire/ui'
import { Timeline } from '@smart-fire/ui/screen'
import { LoadedArea, PanelPart, useLoaded } from '../../../../screens'
import * as catalogue from './sensor-panel.messages'
import type { SensorPanelMessages } from './sensor-panel.messages'

/** The first data of a sensor from its hydrant, and the reports of its installations. Platforms without them say so. */
export function SensorInstallation({ sensor: { id, version, lastReportAt, installedOn } }: { sensor: OutdoorSensor }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const loaded = useLoaded<Installation | null, object>({
    load: (_, signal) => client.with(water).sensors.installation(id, signal).catch(withoutCall),
    // a change, a first report and a new installation report each load it again
    query: { id, version, hasReported: lastReportAt !== null, installedOn },
  })
  return (
    <LoadedArea loaded={loaded} name={words.reports} emptyText={words.notHere} compact>
      {(found) => (found === null ? <Text color="fg.muted">{words.notHere}</Text> : (
        <>
          <PanelPart title={words.first}><First installation={found} words={words} /></PanelPart>
          <PanelPart title={words.reports}><Reports installation={found} words={words} /></PanelPart>
        </>
      ))}
    </LoadedArea>
  )
}

function withoutCall(error: unknown): null {
  if (isApiError(error) && error.kind === 'notFound') return null
  throw error
}

interface PartProps {
  installation: Installation
  words: SensorPanelMessages
}

function First({ installation: { firstAt, firstData }, words }: PartProps) {
  if (firstAt === null) return <Text color="fg.muted">{words.noFirst}</Text>
  return (
    <>
      <Text mb="3" fontSize="sm" color="fg.muted">{formatDateTime(firstAt)} · {words.firstExplained}</Text>
      <DescriptionList items={(firstData ?? []).map((point, at) => ({ id: String(at), term: point.name ?? point.code ?? NO_VALUE, value: valueText(point) }))} />
    </>
  )
}

function Reports({ installation: { reports: { rows, dropped } }, words }: PartProps) {
  return (
    <>
      {dropped > 0 ? <WarningBar>{words.unreadable(dropped)}</WarningBar> : null}
      {rows.length === 0 && dropped === 0 ? <Text color="fg.muted">{words.noReports}</Text> : (
        <Timeline
          label={words.reports}
          items={rows.map((report) => ({
            id: report.id, time: formatDateTime(report.at), text: reportText(report, words),
            title: words.title(report.normal === null ? words.unknown : report.normal ? words.normal : words.abnormal, report.person ?? NO_VALUE),
            ...(report.normal === false ? { tone: 'fault' as const } : {}),
          }))}
        />
      )}
    </>
  )
}

type Value = NonNullable<Installation['firstData']>[number]

/** A value that the sensor sent and that cannot be read is a dash (domain 25). */
const valueText = ({ value, unit }: Value): string => (value === null ? NO_VALUE : formatMeasurement(value, unit))

/** Unit, hydrant and place as they were, the day, the first data, and what the person wrote. */
function reportText({ unitName, hydrantName, address, sensorNumber, installedOn, firstAt, firstData, remark }: InstallationReport, words: SensorPanelMessages): string {
  const first = firstAt === null ? words.withoutFirst : words.firstAt(formatDateTime(firstAt), (firstData ?? []).map((point) => `${point.name ?? ''} ${valueText(point)}`).join(words.betweenValues))
  return [[unitName, hydrantName, address, sensorNumber].filter(Boolean).join(' · '), words.installed(installedOn ?? NO_VALUE), first, remark].filter(Boolean).join(words.betweenParts)
}
